/** Contact sheet: all states of a screen as thumbnails, for review or for print on one page. */
import { useCallback, useEffect, useLayoutEffect, useState, type CSSProperties } from "react"
import { isWindowName, type WindowName } from "#book/viewports.ts"
import styles from "./contact-sheet.module.css"
import { frameAddress, type Chosen } from "./frame-address.ts"
import { paperLayout } from "./print-layout.ts"
import { Thumbnail } from "./thumbnail.tsx"
import { concurrencyLimit } from "./concurrency-limit.ts"

export type SheetStory = {
  readonly id: string
  readonly name: string
  readonly description: string
  /** The only viewport of the story, if it names one. */
  readonly window: unknown
}

type SheetProps = {
  readonly title: string
  readonly description: string
  readonly stories: ReadonlyArray<SheetStory>
  readonly chosen: Chosen
}

const defaultWindows: ReadonlyArray<WindowName> = ["phone", "desktop"]
const windowsOf = ({ window }: SheetStory) => (isWindowName(window) ? [window] : defaultWindows)

/** Number of thumbnails that are drawn in parallel, as many as a small machine can handle. */
const parallelDrawings = 3

export const ContactSheet = ({ title, description, stories, chosen }: SheetProps) => {
  const [limit] = useState(() => concurrencyLimit(parallelDrawings))
  const [drawn, setDrawn] = useState(0)
  const [printing, setPrinting] = useState(false)
  const onDrawn = useCallback(() => setDrawn((count) => count + 1), [])
  const frames = stories.flatMap(windowsOf).length
  const isComplete = printing && drawn >= frames
  useEffect(() => {
    if (!isComplete) return
    window.addEventListener("afterprint", () => setPrinting(false), { once: true })
    window.print()
  }, [isComplete])
  // Without a story on this page, the storefront's font is not loaded.
  useLayoutEffect(() => {
    document.documentElement.dataset["font"] = ""
  }, [])
  const { columns, height } = paperLayout(stories.length)
  return (
    <article
      className={`sb-unstyled ${styles.sheet}`}
      data-theme={chosen["theme"]}
      style={{ "--columns": columns, "--paper-frame": height } as CSSProperties}
    >
      <header>
        <div>
          <h1>{title.replace("/", " · ")}</h1>
          <p>{description}</p>
        </div>
        <button type="button" aria-disabled={printing} onClick={() => setPrinting(true)}>
          {printing ? `Drawing ${drawn} of ${frames}…` : `Print ${stories.length} on one page`}
        </button>
      </header>
      <ul>
        {stories.map((story) => (
          <Thumbnail
            key={story.id}
            story={story.id}
            name={story.name}
            description={story.description}
            address={frameAddress(story.id, chosen)}
            windowNames={windowsOf(story)}
            limit={limit}
            wanted={printing}
            onDrawn={onDrawn}
          />
        ))}
      </ul>
    </article>
  )
}
