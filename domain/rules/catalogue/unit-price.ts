/** Price of one kilogram, one litre or one item of what is consumed. Specification §3, E1a. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { Product, Variant } from "#domain/entities/catalogue/product.ts"
import { tugrik } from "#domain/rules/money.ts"

export type Measure = "kg" | "l" | "piece"
export type UnitPrice = { readonly price: Tugrik; readonly per: Measure }

/** Written units as a measure and the number of them in one. */
const units: Readonly<Record<string, readonly [per: Measure, inOne: number]>> = {
  кг: ["kg", 1], kg: ["kg", 1], г: ["kg", 1000], g: ["kg", 1000],
  л: ["l", 1], l: ["l", 1], мл: ["l", 1000], ml: ["l", 1000],
  ширхэг: ["piece", 1], ш: ["piece", 1], pcs: ["piece", 1], pieces: ["piece", 1], ороомог: ["piece", 1], rolls: ["piece", 1],
}

/** Content as a label writes it, such as `500 г`, `1.5 kg` or `250-g`; `null` for another text. */
export const contentOf = (text: string): { readonly amount: number; readonly per: Measure } | null => {
  const [, digits = "", written = ""] = /^(\d{1,6}(?:[.,]\d{1,3})?)[\s-]*(\p{L}+)$/u.exec(text.trim()) ?? []
  const unit = units[written.toLowerCase()]
  const amount = Number(digits.replace(",", "."))
  return unit === undefined || amount <= 0 ? null : { amount: amount / unit[1], per: unit[0] }
}

/** Categories whose goods are consumed: the price of a litre says nothing of a pot. */
const consumed = ["food", "beauty", "pets", "home/cleaning"]

const isConsumed = ({ l0, l1, l2, l3, l4 }: Pick<Product, "l0" | "l1" | "l2" | "l3" | "l4">): boolean =>
  [l0, l1, l2, l3, l4].some((level) => level !== null && consumed.includes(level.permalink))

/** Properties that say how much is in the pack, the net content first. */
const contents = ["net_content", "weight"]

type Sold = Pick<Product, "sellingPrice" | "propertyList" | "l0" | "l1" | "l2" | "l3" | "l4">

/** Unit price of a variant by its pack, else by the product's content; `null` where neither is known. */
export const unitPrice = (product: Sold, variant: Pick<Variant, "sellingPrice" | "optionValues"> | null): UnitPrice | null => {
  if (!isConsumed(product)) return null
  const pack = variant?.optionValues.find(({ key }) => key === "pack_size")?.presentation
  const written = contents.map((key) => product.propertyList.find((property) => property.key === key)?.value)
  const content = [pack, ...written].flatMap((text) => (text === undefined ? [] : (contentOf(text) ?? [])))[0]
  if (content === undefined) return null
  return { price: tugrik(Math.round((variant ?? product).sellingPrice / content.amount)), per: content.per }
}
