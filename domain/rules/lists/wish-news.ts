/** What has changed since a variant was wished. Specification §4, E7. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Wish } from "#domain/entities/lists/wish-list.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { priceAt } from "#domain/rules/catalogue/sale.ts"
import { isSoldOut, lowStock } from "#domain/rules/catalogue/stock.ts"
import { subtract, sum, times, zero } from "#domain/rules/money.ts"

export type WishNews =
  | { readonly _tag: "SoldOut" }
  | { readonly _tag: "PriceFell"; readonly by: Tugrik }
  | { readonly _tag: "BackInStock" }
  | { readonly _tag: "FewLeft"; readonly left: number }

/** The wish with the price of `now`. */
export const wishAt = (wish: Wish, now: Instant): Wish => {
  const { price, sellingPrice, saleExpireAt } = wish
  if (price === null || sellingPrice === null) return wish
  return { ...wish, sellingPrice: priceAt({ price, sellingPrice, salePercent: 0, saleExpireAt }, now) }
}

type WishFacts = Pick<Wish, "sellingPrice" | "wishedPrice" | "totalOnHand" | "wasSoldOut">

/** News, the most important first; that a variant is sold out is the only news of it. */
export const newsOf = ({ sellingPrice, wishedPrice, totalOnHand, wasSoldOut }: WishFacts): ReadonlyArray<WishNews> => {
  if (isSoldOut({ totalOnHand })) return [{ _tag: "SoldOut" }]
  const priceDrop = sellingPrice === null || wishedPrice === null ? zero : subtract(wishedPrice, sellingPrice)
  return [
    ...(priceDrop > 0 ? [{ _tag: "PriceFell", by: priceDrop } as const] : []),
    ...(wasSoldOut ? [{ _tag: "BackInStock" } as const] : []),
    ...(totalOnHand <= lowStock ? [{ _tag: "FewLeft", left: totalOnHand } as const] : []),
  ]
}

/** Price of all wishes in their wanted quantities. */
export const wishesTotal = (wishes: ReadonlyArray<Pick<Wish, "sellingPrice" | "quantity">>): Tugrik =>
  sum(wishes.map(({ sellingPrice, quantity }) => times(sellingPrice ?? zero, quantity)))

/** Wanted quantity as far as the stock allows. */
export const buyableQuantity = ({ quantity, totalOnHand }: Pick<Wish, "quantity" | "totalOnHand">): number =>
  Math.max(0, Math.min(quantity, totalOnHand))
