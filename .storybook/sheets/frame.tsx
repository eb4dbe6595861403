/** Small frame of a story: a static page, drawn when it becomes visible, and live on hover. */
import { useCallback, useEffect, useRef, useState, type CSSProperties, type FocusEvent } from "react"
import { windows, type WindowName } from "#book/viewports.ts"
import styles from "./contact-sheet.module.css"
import { draw } from "./draw.ts"
import { Live } from "./live-story.tsx"
import { useRestingPointer } from "./hover-intent.ts"
import type { ConcurrencyLimit } from "./concurrency-limit.ts"

export type FrameProps = {
  readonly address: string
  readonly title: string
  readonly window: WindowName
  readonly limit: ConcurrencyLimit
  /** Drawn even if not visible, for print. */
  readonly wanted: boolean
  readonly onDrawn: () => void
}

/** Distance from the viewport within which a frame is drawn. */
const near = "300px"

const sizeOf = (window: WindowName) => ({ "--width": windows[window].width, "--height": windows[window].height }) as CSSProperties

export const Frame = ({ address, title, window, limit, wanted, onDrawn }: FrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [seen, setSeen] = useState(false)
  const [focused, setFocused] = useState(false)
  const [entered, setEntered] = useState(false)
  const { rests, ...pointer } = useRestingPointer()
  const requested = useRef(false)
  const due = seen || wanted
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setSeen(true), { rootMargin: near })
    if (frame.current !== null) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!due || requested.current) return
    requested.current = true
    limit.request(async () => {
      const { current } = frame
      if (current === null) return
      await draw(current, address)
      onDrawn()
    })
  }, [due, limit, address, onDrawn])
  const leave = useCallback(() => button.current?.focus(), [])
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setFocused(false)
    setEntered(false)
  }
  return (
    <span className={styles.frame} style={sizeOf(window)} {...pointer} onFocus={() => setFocused(true)} onBlur={onBlur}>
      <iframe ref={frame} title={title} sandbox="allow-same-origin allow-scripts" tabIndex={-1} inert />
      <button
        ref={button}
        type="button"
        aria-label={`Go into ${title}`}
        onFocus={() => setEntered(false)}
        onClick={() => setEntered(true)}
      />
      {(rests || focused) && <Live address={address} title={title} entered={entered} onEscape={leave} />}
    </span>
  )
}
