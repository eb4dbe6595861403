/** Live story in place of its static page, while it is hovered or focused. */
import { useEffect, useRef, useState } from "react"
import styles from "./contact-sheet.module.css"
import { open } from "./draw.ts"

type LiveProps = {
  readonly address: string
  readonly title: string
  /** The thumbnail was pressed, so the focus moves into the story. */
  readonly entered: boolean
  /** Called on Escape within the story. */
  readonly onEscape: () => void
}

export const Live = ({ address, title, entered, onEscape }: LiveProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const { current } = frame
    if (current === null) return undefined
    let left = false
    void open(current, address).then(() => left || setReady(true))
    return () => {
      left = true
    }
  }, [address])
  useEffect(() => {
    const story = frame.current?.contentWindow
    if (!ready || story === null || story === undefined) return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && onEscape()
    story.addEventListener("keydown", onKeyDown)
    return () => story.removeEventListener("keydown", onKeyDown)
  }, [ready, onEscape])
  useEffect(() => {
    if (ready && entered) frame.current?.focus()
  }, [ready, entered])
  return (
    <iframe
      ref={frame}
      className={styles.live}
      data-ready={ready}
      title={`${title}, live`}
      sandbox="allow-same-origin allow-scripts"
      tabIndex={-1}
    />
  )
}
