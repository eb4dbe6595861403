/** Sales and discounts. Specification §3, §7: `sale_percent` of at least 1 within its start and end. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { subtract } from "#domain/rules/money.ts"
import { rounded } from "#domain/rules/rounding.ts"
import { millisecondsOf } from "#domain/rules/instants.ts"

/** Minimum percentage of a sale. */
export const minSalePercent = 1

/** Price before the sale, and in it. */
type Priced = Pick<Product, "price" | "sellingPrice">
type Discounted = Priced & Pick<Product, "salePercent" | "saleExpireAt"> & { readonly saleStartAt?: Instant | null }

/** State of a sale at an instant. */
export type SaleState = "none" | "coming" | "running" | "over"

/** State of a product's sale, which runs from its start until just before its end; without a start or end it is open there. */
export const saleState = (product: Discounted, now: Instant): SaleState => {
  if (product.salePercent < minSalePercent && product.price <= product.sellingPrice) return "none"
  const at = millisecondsOf(now)
  if (product.saleStartAt && at < millisecondsOf(product.saleStartAt)) return "coming"
  if (product.saleExpireAt && at >= millisecondsOf(product.saleExpireAt)) return "over"
  return "running"
}

/** Whether a product's sale runs at `now`. */
export const isOnSale = (product: Discounted, now: Instant): boolean => saleState(product, now) === "running"

/** Price of one unit at `now` in tugrik: reduced while the sale runs, full before and after. */
export const priceAt = (product: Discounted, now: Instant): Tugrik => {
  const state = saleState(product, now)
  const isReduced = state !== "coming" && state !== "over"
  return isReduced ? product.sellingPrice : product.price
}

/** The product with the price and discount of `now`. */
export const soldAt = <Sold extends Discounted>(product: Sold, now: Instant): Sold => {
  const sellingPrice = priceAt(product, now)
  return sellingPrice === product.sellingPrice ? product : { ...product, sellingPrice, salePercent: 0 }
}

/** The one that costs the least, the first of several; `undefined` of none. */
export const cheapest = <Sold>(variants: ReadonlyArray<Sold>, priceOf: (variant: Sold) => number): Sold | undefined =>
  variants.toSorted((one, other) => priceOf(one) - priceOf(other))[0]

/** The product and its variants, each with its own price in the sale of the product; the product has the prices of the cheapest. */
export const soldWithVariantsAt = (product: Product, now: Instant): Product => {
  const { salePercent, saleStartAt, saleExpireAt } = product
  const variants = product.variants.map((variant) => ({
    ...variant,
    sellingPrice: priceAt({ ...variant, salePercent, saleStartAt, saleExpireAt }, now),
  }))
  const sold = soldAt(product, now)
  if (sold === product) return { ...product, variants }
  const { price, sellingPrice } = cheapest(variants, (variant) => variant.sellingPrice) ?? sold
  return { ...sold, price, sellingPrice, variants }
}

/** Discount per unit in tugrik. */
export const discount = ({ price, sellingPrice }: Priced): Tugrik => subtract(price, sellingPrice)

/** Discount per unit in whole percent: at least 1 for any discount, 100 only for a free product. */
export const discountPercent = ({ price, sellingPrice }: Priced): number => {
  if (price <= sellingPrice) return 0
  if (sellingPrice === 0) return 100
  return Math.min(99, Math.max(minSalePercent, rounded(((price - sellingPrice) * 100) / price)))
}
