/** How many there are of something, in words. */
import preview from "#book/preview.tsx"
import { Stock } from "./stock.tsx"

const meta = preview.meta({ title: "Parts/Stock", component: Stock, parameters: { layout: "padded" }, args: { onHand: 40 } })

/** Enough for everybody: no figure. */
export const Available = meta.story({})
/** So few that a figure helps to decide. */
export const Low = meta.story({ args: { onHand: 2 } })
/** None of this piece, though the product has others. */
export const PieceSoldOut = meta.story({ args: { onHand: 0, productOnHand: 12, of: "M хэмжээ" } })
/** None at all. */
export const SoldOut = meta.story({ args: { onHand: 0 } })
