/** Offer of the cart: the products whose companions are looked for, and the companions that are offered. B15. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Slug } from "#domain/entities/ids.ts"
import type { LineItem } from "#domain/entities/orders/order.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { isGoods } from "#domain/rules/travel/stay-line.ts"

type Line = Pick<LineItem, "totalOnHand" | "options"> & { readonly product: Pick<LineItem["product"], "slug"> }

/** Maximum number of products in the cart whose companions are looked for. */
export const maxOfferSubjects = 3

/** Products in the cart, sold out or not, each once; no stays and gift cards. */
export const goodsInCart = (lines: ReadonlyArray<Line>): ReadonlyArray<Slug> => [
  ...new Set(lines.filter(isGoods).map(({ product }) => product.slug as Slug)),
]

/** Products whose companions may be offered, that of the newest line first; none that is sold out, since it cannot be ordered. */
export const offerSubjects = (lines: ReadonlyArray<Line>): ReadonlyArray<Slug> =>
  goodsInCart(lines.filter((line) => !isSoldOut(line)).toReversed()).slice(0, maxOfferSubjects)

/** Those of `products` that are in stock, not in the cart, and not unticked by the shopper in an earlier offer (`leftOut`). */
export const companionsFor = (
  products: ReadonlyArray<Product>,
  inCart: ReadonlyArray<Slug>,
  leftOut: ReadonlyArray<Slug>,
): ReadonlyArray<Product> =>
  products.filter((product) => !inCart.includes(product.slug) && !leftOut.includes(product.slug) && !isSoldOut(product))
