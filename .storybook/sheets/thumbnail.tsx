/** Thumbnail of one state, on a phone and a desktop; its name opens the story. */
import { windows, type WindowName } from "#book/viewports.ts"
import styles from "./contact-sheet.module.css"
import { Frame, type FrameProps } from "./frame.tsx"

type ThumbnailProps = Pick<FrameProps, "address" | "limit" | "wanted" | "onDrawn"> & {
  readonly story: string
  readonly name: string
  readonly description: string
  readonly through: ReadonlyArray<WindowName>
}

export const Thumbnail = ({ story, name, description, through, ...frame }: ThumbnailProps) => (
  <li className={styles.state}>
    <span className={styles.frames}>
      {through.map((window) => (
        <Frame key={window} {...frame} window={window} title={`${name}: ${windows[window].title}`} />
      ))}
    </span>
    <a href={`?path=/story/${story}`} target="_top">
      {name}
    </a>
    <p>{description}</p>
  </li>
)
