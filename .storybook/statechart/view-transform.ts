/** Where one looks at a drawing from: how large it is, and how far it is moved. */

export type View = { readonly x: number; readonly y: number; readonly scale: number }
export type Size = { readonly width: number; readonly height: number }
type Point = { readonly x: number; readonly y: number }
type Box = Point & Size

const smallest = 0.15
const largest = 3
/** Smaller than that, words cannot be read. */
const readable = 0.8
/** Kept free around a state that is brought into sight. */
const edge = 24

const within = (minimum: number, value: number, maximum: number) => Math.min(Math.max(value, minimum), maximum)

/** All of it, in the middle, never larger than drawn. */
export const fitted = (drawing: Size, frame: Size): View => {
  const scale = within(smallest, Math.min(frame.width / drawing.width, frame.height / drawing.height, 1), largest)
  return { scale, x: (frame.width - drawing.width * scale) / 2, y: (frame.height - drawing.height * scale) / 2 }
}

/** As it is first shown: all of it where that can be read, its top otherwise. */
export const opening = (drawing: Size, frame: Size): View => {
  const all = fitted(drawing, frame)
  if (all.scale >= readable) return { ...all, y: Math.min(all.y, edge) }
  return { scale: readable, x: Math.max((frame.width - drawing.width * readable) / 2, 0), y: 0 }
}

/** Larger or smaller by a factor, while what is at a point stays there. */
export const zoomed = ({ x, y, scale }: View, factor: number, at: Point): View => {
  const next = within(smallest, scale * factor, largest)
  return { scale: next, x: at.x - ((at.x - x) * next) / scale, y: at.y - ((at.y - y) * next) / scale }
}

export const moved = ({ x, y, scale }: View, by: Point): View => ({ scale, x: x + by.x, y: y + by.y })

/** How far something must move to be in sight; nothing where it is already. */
const shift = (start: number, length: number, room: number): number => {
  if (start < edge || length > room - 2 * edge) return edge - start
  return Math.min(0, room - edge - (start + length))
}

const clampedOffset = (start: number, length: number, room: number): number =>
  length < room - 2 * edge ? start : within(room - edge - length, start, edge)

/** Moved back where there is more of the drawing to see than of the ground beside it. */
export const covering = (view: View, drawing: Size, frame: Size): View => ({
  ...view,
  x: clampedOffset(view.x, drawing.width * view.scale, frame.width),
  y: clampedOffset(view.y, drawing.height * view.scale, frame.height),
})

/** Moved just as far as it takes to see a part of the drawing. */
export const revealing = (view: View, { x, y, width, height }: Box, frame: Size): View =>
  moved(view, {
    x: shift(view.x + x * view.scale, width * view.scale, frame.width),
    y: shift(view.y + y * view.scale, height * view.scale, frame.height),
  })
