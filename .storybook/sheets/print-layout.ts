/** Print layout: the largest thumbnails that fit one sheet of paper. */
import { windows } from "#book/viewports.ts"

/** A3 landscape without its margins, in CSS pixels (96 an inch). */
const paper = { width: 1510, height: 1045 }
/** Heights of the title and captions, and the space around thumbnails. */
const titleHeight = 56
const captionHeight = 46
const gap = 14

const { phone, desktop } = windows
/** Width of a phone and a desktop side by side, relative to their height. */
const pairAspectRatio = phone.width / phone.height + desktop.width / desktop.height

const heightIn = (columns: number): number => ((paper.width - gap * (columns - 1)) / columns - gap) / pairAspectRatio

const fits = (count: number, columns: number): boolean =>
  Math.ceil(count / columns) * (heightIn(columns) + captionHeight + gap) <= paper.height - titleHeight

/** Number of columns, and height in pixels, of `count` states, each a phone and a desktop side by side. */
export const paperLayout = (count: number, columns = 1): { readonly columns: number; readonly height: number } =>
  fits(count, columns) || columns >= count
    ? { columns, height: Math.floor(Math.min(heightIn(columns), paper.height - titleHeight - captionHeight - gap)) }
    : paperLayout(count, columns + 1)
