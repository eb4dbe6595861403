/** Canvas that moves, zooms and fits a drawing by pointer, touch and keys. */
import * as React from "react"
import { followGestures, keyed, zoomStep, middleOf, seenAs } from "./gestures.ts"
import { covering, fitted, revealing, zoomed, type Size, type View } from "./view-transform.ts"

type Box = Size & { readonly x: number; readonly y: number }

type Props = {
  readonly drawing: Size
  /** The box to show; scrolled into view whenever it changes. */
  readonly visibleBox: Box | null
  readonly label: string
  /** Further buttons in the toolbar. */
  readonly tools: React.ReactNode
  readonly children: React.ReactNode
}

/** Latest value of a prop, for callbacks. The manager's older React has no effect events. */
const useLatest = <Value,>(value: Value) => {
  const latest = React.useRef(value)
  React.useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

const useSizeOf = (frame: React.RefObject<HTMLDivElement | null>): Size | null => {
  const [size, setSize] = React.useState<Size | null>(null)
  React.useLayoutEffect(() => {
    if (frame.current === null) return undefined
    const watch = new ResizeObserver(([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }))
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [frame])
  return size
}

export const ZoomCanvas = ({ drawing, visibleBox, label, tools, children }: Props) => {
  const canvas = React.useRef<HTMLElement>(null)
  const frame = React.useRef<HTMLDivElement>(null)
  const size = useSizeOf(frame)
  const [view, setView] = React.useState<View | null>(null)
  const move = (change: (view: View) => View) => size !== null && setView((now) => change(seenAs(now, drawing, size)))
  const zoom = (factor: number) => size !== null && move((now) => zoomed(now, factor, middleOf(size)))

  const latest = useLatest({
    move,
    press: (key: string) => (size === null ? null : keyed(key, drawing, size)),
    reveal: (box: Box) => size !== null && move((now) => covering(revealing(now, box, size), drawing, size)),
  })
  React.useEffect(() => {
    if (frame.current === null || canvas.current === null) return undefined
    const keys = canvas.current
    const press = (event: KeyboardEvent) => {
      const change = event.ctrlKey || event.metaKey || event.altKey ? null : latest.current.press(event.key)
      if (change === null) return
      event.preventDefault()
      latest.current.move(change)
    }
    keys.addEventListener("keydown", press)
    const stopGestures = followGestures(frame.current, (change) => latest.current.move(change))
    return () => {
      keys.removeEventListener("keydown", press)
      stopGestures()
    }
  }, [latest])

  const { x, y, width, height } = visibleBox ?? { x: 0, y: 0, width: 0, height: 0 }
  React.useEffect(() => {
    if (size !== null && width > 0) latest.current.reveal({ x, y, width, height })
  }, [size, latest, x, y, width, height])

  const shown = size === null ? null : seenAs(view, drawing, size)
  return (
    <section ref={canvas} className="statechart-canvas" aria-label={label}>
      <div className="statechart-tools" role="group" aria-label="How it is seen">
        <button type="button" aria-label="Larger" onClick={() => zoom(zoomStep)}>
          +
        </button>
        <button type="button" aria-label="Smaller" onClick={() => zoom(1 / zoomStep)}>
          −
        </button>
        <button type="button" onClick={() => size !== null && setView(fitted(drawing, size))}>
          Fit
        </button>
        {tools}
        <small className="statechart-quiet">Drag, or Ctrl + wheel; by keys: arrows, + − and 0.</small>
      </div>
      <div ref={frame} className="statechart-frame">
        {shown !== null && (
          <div className="statechart-drawing" style={{ transform: `translate(${shown.x}px, ${shown.y}px) scale(${shown.scale})` }}>
            {children}
          </div>
        )}
      </div>
    </section>
  )
}
