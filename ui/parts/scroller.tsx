/** A row of tiles that goes on past the edge of the screen. */
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react"
import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import { useText } from "../words/words.tsx"
import { IconButton } from "./icon-button.tsx"
import styles from "./scroller.module.css"

type Place = { readonly before: boolean; readonly after: boolean }

export type ScrollerHandle = {
  readonly row: RefObject<HTMLDivElement | null>
  readonly place: Place
  /** Turns by about a screenful, forth (1) or back (−1). */
  readonly turn: (direction: 1 | -1) => void
}

const nowhere: Place = { before: false, after: false }

/** Follows how far a row has been scrolled. */
export const useScroller = (): ScrollerHandle => {
  const row = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(nowhere)
  useEffect(() => {
    const element = row.current
    if (element === null) return undefined
    const look = () => {
      const before = element.scrollLeft > 8
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 8
      setPlace((last) => (last.before === before && last.after === after ? last : { before, after }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener("scroll", look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener("scroll", look)
    }
  }, [])
  const turn = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: "smooth" })
  return { row, place, turn }
}

type Props = {
  readonly scroller: ScrollerHandle
  /** Names the row for those who step through it by keyboard. */
  readonly labelledBy: string
  readonly children: ReactNode
}

export const Scroller = ({ scroller, labelledBy, children }: Props) => (
  <div ref={scroller.row} className={styles.row} role="group" aria-labelledby={labelledBy}>
    {children}
  </div>
)

/** The two buttons; they stand in the section's heading, and are there only when the row has more to show. */
export const ScrollerSteps = ({ scroller: { place, turn }, name }: { readonly scroller: ScrollerHandle; readonly name: string }) => {
  const text = useText()
  if (!place.before && !place.after) return null
  return (
    <span className={styles.steps}>
      <IconButton look="line" label={text("row.scroll.back", { name })} icon={<ChevronLeft />} aria-disabled={!place.before} onClick={() => turn(-1)} />
      <IconButton look="line" label={text("row.scroll.on", { name })} icon={<ChevronRight />} aria-disabled={!place.after} onClick={() => turn(1)} />
    </span>
  )
}
