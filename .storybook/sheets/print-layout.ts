/** How large thumbnails may be for all of them to lie on one sheet of paper. */
import { windows } from "#book/viewports.ts"

/** A3 on its side less its margins, as CSS counts: 96 dots an inch. */
const paper = { width: 1510, height: 1045 }
/** The title above the thumbnails, the words below each, the space around each. */
const title = 56
const captionHeight = 46
const gap = 14

const { phone, desktop } = windows
/** How wide a phone and a desktop beside each other are, for each dot of their height. */
const breadth = phone.width / phone.height + desktop.width / desktop.height

const heightIn = (columns: number): number => ((paper.width - gap * (columns - 1)) / columns - gap) / breadth

const fits = (count: number, columns: number): boolean =>
  Math.ceil(count / columns) * (heightIn(columns) + captionHeight + gap) <= paper.height - title

/** Of `count` states, each a phone and a desktop side by side: in how many columns, and how high, in dots. */
export const laidOnPaper = (count: number, columns = 1): { readonly columns: number; readonly height: number } =>
  fits(count, columns) || columns >= count
    ? { columns, height: Math.floor(Math.min(heightIn(columns), paper.height - title - captionHeight - gap)) }
    : laidOnPaper(count, columns + 1)
