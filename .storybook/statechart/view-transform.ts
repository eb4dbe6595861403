/** View of a drawing: scale and offset. */

export type View = { readonly x: number; readonly y: number; readonly scale: number }
export type Size = { readonly width: number; readonly height: number }
type Point = { readonly x: number; readonly y: number }
type Box = Point & Size

const smallest = 0.15
const largest = 3
/** Minimum scale at which labels are readable. */
const readable = 0.8
/** Margin around a state that is scrolled into view. */
const edge = 24

const within = (minimum: number, value: number, maximum: number) => Math.min(Math.max(value, minimum), maximum)

/** The whole drawing, centred, never enlarged. */
export const fitted = (drawing: Size, frame: Size): View => {
  const scale = within(smallest, Math.min(frame.width / drawing.width, frame.height / drawing.height, 1), largest)
  return { scale, x: (frame.width - drawing.width * scale) / 2, y: (frame.height - drawing.height * scale) / 2 }
}

/** The opening view: the whole drawing if it is readable then, its top otherwise. */
export const opening = (drawing: Size, frame: Size): View => {
  const all = fitted(drawing, frame)
  if (all.scale >= readable) return { ...all, y: Math.min(all.y, edge) }
  return { scale: readable, x: Math.max((frame.width - drawing.width * readable) / 2, 0), y: 0 }
}

/** The view scaled by a factor, with the point `at` fixed. */
export const zoomed = ({ x, y, scale }: View, factor: number, at: Point): View => {
  const next = within(smallest, scale * factor, largest)
  return { scale: next, x: at.x - ((at.x - x) * next) / scale, y: at.y - ((at.y - y) * next) / scale }
}

export const moved = ({ x, y, scale }: View, by: Point): View => ({ scale, x: x + by.x, y: y + by.y })

/** Shift that brings a range into view; zero where it is visible. */
const shift = (start: number, length: number, room: number): number => {
  if (start < edge || length > room - 2 * edge) return edge - start
  return Math.min(0, room - edge - (start + length))
}

const clampedOffset = (start: number, length: number, room: number): number =>
  length < room - 2 * edge ? start : within(room - edge - length, start, edge)

/** The view moved back so that no more empty ground is visible than necessary. */
export const covering = (view: View, drawing: Size, frame: Size): View => ({
  ...view,
  x: clampedOffset(view.x, drawing.width * view.scale, frame.width),
  y: clampedOffset(view.y, drawing.height * view.scale, frame.height),
})

/** The view moved by the minimum that shows `box`. */
export const revealing = (view: View, { x, y, width, height }: Box, frame: Size): View =>
  moved(view, {
    x: shift(view.x + x * view.scale, width * view.scale, frame.width),
    y: shift(view.y + y * view.scale, height * view.scale, frame.height),
  })
