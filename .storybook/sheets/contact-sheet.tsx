/** All states of a screen side by side, small but alive, to look over at once or to print on one page. */
import { useRef, useState, type CSSProperties } from "react"
import { isWindowName, type WindowName } from "../windows.ts"
import styles from "./contact-sheet.module.css"
import { allDrawn } from "./drawn.ts"
import { frameAddress, type Chosen } from "./frame-address.ts"
import { laidOnPaper } from "./paper.ts"
import { Thumbnail } from "./thumbnail.tsx"

export type SheetStory = {
  readonly id: string
  readonly name: string
  readonly words: string
  /** The one window that the story is told through, where it names one. */
  readonly window: unknown
}

type SheetProps = { readonly title: string; readonly words: string; readonly stories: ReadonlyArray<SheetStory>; readonly chosen: Chosen }

const both: ReadonlyArray<WindowName> = ["phone", "desktop"]

export const ContactSheet = ({ title, words, stories, chosen }: SheetProps) => {
  const list = useRef<HTMLUListElement>(null)
  const [gathered, setGathered] = useState<string | null>(null)
  const { columns, height } = laidOnPaper(stories.length)
  const print = async () => {
    const frames = [...(list.current?.querySelectorAll("iframe") ?? [])]
    setGathered("Drawing…")
    await allDrawn(frames, (count) => setGathered(`Drawing ${count} of ${frames.length}…`))
    setGathered(null)
    window.print()
  }
  return (
    <article className={`sb-unstyled ${styles.sheet}`} data-theme={chosen["theme"]} style={{ "--columns": columns, "--paper-frame": height } as CSSProperties}>
      <header>
        <div>
          <h1>{title.replace("/", " · ")}</h1>
          <p>{words}</p>
        </div>
        <button type="button" aria-disabled={gathered !== null} onClick={() => gathered === null && void print()}>
          {gathered ?? `Print ${stories.length} on one page`}
        </button>
      </header>
      <ul ref={list}>
        {stories.map(({ id, name, words, window }) => (
          <Thumbnail key={id} story={id} name={name} words={words} address={frameAddress(id, chosen)} through={isWindowName(window) ? [window] : both} />
        ))}
      </ul>
    </article>
  )
}
