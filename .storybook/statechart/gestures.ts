/** Gestures that move and zoom a drawing: dragging, two fingers, Ctrl and wheel, keys. */
import { fitted, moved, opening, zoomed, type Size, type View } from "./view-transform.ts"

type Point = { readonly x: number; readonly y: number }
type Move = (change: (view: View) => View) => void

/** Distance that an arrow key moves the drawing, in pixels. */
const step = 60
/** Factor of one zoom step. */
export const zoomStep = 1.25

const keyMoves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
}
const keyZooms: Readonly<Record<string, number>> = { "+": zoomStep, "=": zoomStep, "-": 1 / zoomStep }

const middle = (points: ReadonlyArray<Point>): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const spread = ([one, other]: ReadonlyArray<Point>): number =>
  one === undefined || other === undefined ? 1 : Math.hypot(one.x - other.x, one.y - other.y)

export const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 })

/** Effect of a key on a drawing's view; null for other keys. */
export const keyed = (key: string, drawing: Size, frame: Size): ((view: View) => View) | null => {
  const { [key]: distance } = keyMoves
  if (distance !== undefined) return (view) => moved(view, distance)
  const { [key]: factor } = keyZooms
  if (factor !== undefined) return (view) => zoomed(view, factor, middleOf(frame))
  return key === "0" ? () => fitted(drawing, frame) : null
}

/** The view of the drawing; the opening view until it is moved. */
export const seenAs = (view: View | null, drawing: Size, frame: Size): View => view ?? opening(drawing, frame)

/** Follows pointers and wheel over the frame until the returned function is called. */
export const followGestures = (frame: HTMLElement, move: Move): (() => void) => {
  const fingers = new Map<number, Point>()
  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    frame.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, at(event))
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return
    const before = [...fingers.values()]
    fingers.set(event.pointerId, at(event))
    const after = [...fingers.values()]
    const [from, to] = [middle(before), middle(after)]
    move((view) => zoomed(moved(view, { x: to.x - from.x, y: to.y - from.y }), spread(after) / spread(before), to))
  }
  const onPointerUp = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId)
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    move((view) => zoomed(view, Math.exp(-event.deltaY / 300), at(event)))
  }
  const listening = new AbortController()
  const { signal } = listening
  frame.addEventListener("pointerdown", onPointerDown, { signal })
  frame.addEventListener("pointermove", onPointerMove, { signal })
  frame.addEventListener("pointerup", onPointerUp, { signal })
  frame.addEventListener("pointercancel", onPointerUp, { signal })
  frame.addEventListener("wheel", onWheel, { signal, passive: false })
  return () => listening.abort()
}
