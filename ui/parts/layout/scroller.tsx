/** Horizontally scrolling row of tiles. */
import { useCallback, useRef, useState, type ReactNode, type RefCallback } from "react"
import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import { useText } from "#ui/messages/messages.tsx"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import styles from "./scroller.module.css"

type Overflow = { readonly before: boolean; readonly after: boolean }

export type ScrollerHandle = {
  /** Ref of the row's element. */
  readonly rowRef: RefCallback<HTMLDivElement>
  readonly overflow: Overflow
  /** Scrolls by most of a viewport, forwards (1) or backwards (−1). */
  readonly turn: (direction: 1 | -1) => void
}

/** Tolerance at both ends, in pixels. */
const tolerance = 8
/** Share of the row's width that one turn scrolls. */
const turnShare = 0.8

const noOverflow: Overflow = { before: false, after: false }

/** Marks a row (`data-reached`) once its section is pointed at, touched or focused: pictures beyond the edge load then. Returns the clean-up. */
export const markOnUse = (row: HTMLElement): (() => void) => {
  const section = row.closest("section, nav") ?? row
  const mark = () => {
    row.dataset["reached"] = ""
  }
  section.addEventListener("pointerenter", mark)
  section.addEventListener("focusin", mark)
  return () => {
    section.removeEventListener("pointerenter", mark)
    section.removeEventListener("focusin", mark)
  }
}

/** Observes a row's overflow, and marks it on first use (`scroller.module.css`). */
export const useScroller = (): ScrollerHandle => {
  const element = useRef<HTMLDivElement | null>(null)
  const [overflow, setOverflow] = useState(noOverflow)
  const rowRef = useCallback((row: HTMLDivElement) => {
    element.current = row
    const stopMarking = markOnUse(row)
    const measure = () => {
      const before = row.scrollLeft > tolerance
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - tolerance
      if (before) row.dataset["reached"] = ""
      setOverflow((last) => (last.before === before && last.after === after ? last : { before, after }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    row.addEventListener("scroll", measure, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener("scroll", measure)
      stopMarking()
      element.current = null
    }
  }, [])
  const turn = (direction: 1 | -1) => {
    const row = element.current
    row?.scrollBy({ left: direction * row.clientWidth * turnShare, behavior: "smooth" })
  }
  return { rowRef, overflow, turn }
}

type Props = {
  readonly scroller: ScrollerHandle
  /** Id of the label, for keyboard users. */
  readonly labelledBy: string
  readonly children: ReactNode
}

export const Scroller = ({ scroller: { rowRef }, labelledBy, children }: Props) => (
  <div ref={rowRef} className={styles.row} role="group" aria-labelledby={labelledBy}>
    {children}
  </div>
)

/** Both scroll buttons for the section's heading, rendered only when the row overflows. */
export const ScrollerSteps = ({ scroller: { overflow, turn }, name }: { readonly scroller: ScrollerHandle; readonly name: string }) => {
  const text = useText()
  if (!overflow.before && !overflow.after) return null
  return (
    <span className={styles.steps}>
      <IconButton
        look="line"
        label={text("row.scroll.back", { name })}
        icon={<ChevronLeft />}
        aria-disabled={!overflow.before}
        onClick={() => turn(-1)}
      />
      <IconButton
        look="line"
        label={text("row.scroll.on", { name })}
        icon={<ChevronRight />}
        aria-disabled={!overflow.after}
        onClick={() => turn(1)}
      />
    </span>
  )
}
