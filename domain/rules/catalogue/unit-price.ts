/** Unit price: the price of one kilogram, one litre or one item of what a pack holds. Specification §3, E1a. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { Product, Variant } from "#domain/entities/catalogue/product.ts"
import { tugrik } from "#domain/rules/money.ts"

export type Measure = "kg" | "l" | "piece"
export type UnitPrice = { readonly price: Tugrik; readonly per: Measure }

/** Units as labels write them: what they measure, and how many of them make one of it. `г` is a thousandth of a kilogram. */
const units: Readonly<Record<string, readonly [per: Measure, count: number]>> = {
  кг: ["kg", 1],
  kg: ["kg", 1],
  г: ["kg", 1000],
  g: ["kg", 1000],
  л: ["l", 1],
  l: ["l", 1],
  мл: ["l", 1000],
  ml: ["l", 1000],
  ширхэг: ["piece", 1],
  ш: ["piece", 1],
  pcs: ["piece", 1],
  pieces: ["piece", 1],
  ороомог: ["piece", 1],
  rolls: ["piece", 1],
}

/** Content of a pack as a label writes it, such as `500 г`, `1.5 kg` or `250-g`; `null` for another text, and for `1,000 г`, which is 1000 g or one. */
export const contentOf = (text: string): { readonly amount: number; readonly per: Measure } | null => {
  const [, digits = "", name = ""] = /^(\d{1,6}(?:\.\d{1,3}|,\d{1,2})?)[\s-]*(\p{L}+)$/u.exec(text.trim()) ?? []
  const unit = units[name.toLowerCase()]
  const amount = Number(digits.replace(",", "."))
  return unit === undefined || amount <= 0 ? null : { amount: amount / unit[1], per: unit[0] }
}

type PricedProduct = Pick<Product, "sellingPrice" | "propertyList">
type PricedVariant = Pick<Variant, "sellingPrice" | "optionValues">

/**
 * Unit price of a variant by its pack, else by the net content of the product; `null` where neither says an amount. Both name what is sold:
 * a pot of two litres has a `capacity`, and a telephone a `weight`.
 */
export const unitPrice = (product: PricedProduct, variant: PricedVariant | null): UnitPrice | null => {
  const pack = variant?.optionValues.find(({ key }) => key === "pack_size")?.presentation
  const netContent = product.propertyList.find(({ key }) => key === "net_content")?.value
  const [content] = [pack, netContent].flatMap((text) => (text === undefined ? [] : (contentOf(text) ?? [])))
  if (content === undefined) return null
  return { price: tugrik(Math.round((variant ?? product).sellingPrice / content.amount)), per: content.per }
}
