/** Offer of the cart: for which of its lines products are offered, and which of those that go with a line. B15. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Slug } from "#domain/entities/ids.ts"
import type { LineItem } from "#domain/entities/orders/order.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { isGoods } from "#domain/rules/travel/stay-line.ts"

type Line = Pick<LineItem, "totalOnHand" | "options"> & { readonly product: Pick<LineItem["product"], "slug"> }

/** Products of a cart for which an offer is looked for at most. */
export const maxOfferSubjects = 3

/** What the cart holds, sold out or not. */
export const goodsInCart = (lines: ReadonlyArray<Line>): ReadonlyArray<Slug> => [...new Set(lines.filter(isGoods).map(({ product }) => product.slug as Slug))]

/** Products for which something may be offered: that of the newest line first. What is sold out does not leave with the order. */
export const offerSubjects = (lines: ReadonlyArray<Line>): ReadonlyArray<Slug> =>
  goodsInCart(lines.filter((line) => !isSoldOut(line)).toReversed()).slice(0, maxOfferSubjects)

/** Those of `products` that are in stock, not in the cart, and not left out by the shopper before. */
export const companionsFor = (products: ReadonlyArray<Product>, inCart: ReadonlyArray<Slug>, leftOut: ReadonlyArray<Slug>): ReadonlyArray<Product> =>
  products.filter((product) => !inCart.includes(product.slug) && !leftOut.includes(product.slug) && !isSoldOut(product))
