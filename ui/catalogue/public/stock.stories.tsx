/** Stock as text. */
import preview from "#book/preview.tsx"
import { Stock } from "./stock.tsx"

const meta = preview.meta({ title: "Parts/Stock", component: Stock, parameters: { layout: "padded" }, args: { onHand: 40 } })

/** Enough stock: no figure. */
export const Available = meta.story({})
/** Low stock, with the number left. */
export const Low = meta.story({ args: { onHand: 2 } })
/** This variant is sold out, though others are not. */
export const VariantSoldOut = meta.story({ args: { onHand: 0, productOnHand: 12, variantName: "M хэмжээ" } })
/** Every variant is sold out. */
export const SoldOut = meta.story({ args: { onHand: 0 } })
