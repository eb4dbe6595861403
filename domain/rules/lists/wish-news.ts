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
  return price === null || sellingPrice === null ? wish : { ...wish, sellingPrice: priceAt({ price, sellingPrice, salePercent: 0, saleExpireAt }, now) }
}

type Known = Pick<Wish, "sellingPrice" | "wishedPrice" | "totalOnHand" | "wasSoldOut">

/** News in the order of their weight; of a variant that is sold out nothing else matters. */
export const newsOf = ({ sellingPrice, wishedPrice, totalOnHand, wasSoldOut }: Known): ReadonlyArray<WishNews> => {
  if (isSoldOut({ totalOnHand })) return [{ _tag: "SoldOut" }]
  const fell = sellingPrice === null || wishedPrice === null ? zero : subtract(wishedPrice, sellingPrice)
  return [
    ...(fell > 0 ? [{ _tag: "PriceFell", by: fell } as const] : []),
    ...(wasSoldOut ? [{ _tag: "BackInStock" } as const] : []),
    ...(totalOnHand <= lowStock ? [{ _tag: "FewLeft", left: totalOnHand } as const] : []),
  ]
}

/** Price of all wishes in their wanted quantities. */
export const wishesTotal = (wishes: ReadonlyArray<Pick<Wish, "sellingPrice" | "quantity">>): Tugrik =>
  sum(wishes.map(({ sellingPrice, quantity }) => times(sellingPrice ?? zero, quantity)))

/** Quantity that can be bought now. */
export const buyableQuantity = ({ quantity, totalOnHand }: Pick<Wish, "quantity" | "totalOnHand">): number =>
  Math.max(0, Math.min(quantity, totalOnHand))
