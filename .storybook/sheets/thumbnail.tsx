/** Thumbnail of one state, on a phone and a desktop; its name opens the story. */
import { windows, type WindowName } from "#book/viewports.ts"
import styles from "./contact-sheet.module.css"
import { Frame, type FrameProps } from "./frame.tsx"

type ThumbnailProps = Pick<FrameProps, "address" | "limit" | "wanted" | "onDrawn"> & {
  readonly story: string
  readonly name: string
  readonly description: string
  /** Viewports in which the state is shown. */
  readonly windowNames: ReadonlyArray<WindowName>
}

export const Thumbnail = ({ story, name, description, windowNames, ...frame }: ThumbnailProps) => (
  <li className={styles.state}>
    <span className={styles.frames}>
      {windowNames.map((windowName) => (
        <Frame key={windowName} {...frame} window={windowName} title={`${name}: ${windows[windowName].title}`} />
      ))}
    </span>
    <a href={`?path=/story/${story}`} target="_top">
      {name}
    </a>
    <p>{description}</p>
  </li>
)
