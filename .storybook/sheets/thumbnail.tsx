/** One state on the contact sheet, as a phone and a desktop show it; pressing it opens the story. */
import type { CSSProperties } from "react"
import { windows, type WindowName } from "../windows.ts"
import styles from "./contact-sheet.module.css"

type ThumbnailProps = {
  readonly story: string
  readonly name: string
  readonly words: string
  /** Where the story stands alone. */
  readonly address: string
  readonly through: ReadonlyArray<WindowName>
}

const sizeOf = (window: WindowName) => ({ "--width": windows[window].width, "--height": windows[window].height }) as CSSProperties

export const Thumbnail = ({ story, name, words, address, through }: ThumbnailProps) => (
  <li className={styles.state}>
    <a href={`?path=/story/${story}`} target="_top">
      <span className={styles.frames}>
        {through.map((window) => (
          <span key={window} className={styles.frame} style={sizeOf(window)}>
            <iframe src={address} title={`${name}: ${windows[window].title}`} sandbox="allow-same-origin allow-scripts" loading="lazy" tabIndex={-1} inert />
          </span>
        ))}
      </span>
      <b>{name}</b>
    </a>
    <p>{words}</p>
  </li>
)
