/** Which products are shown in lists, and which belong together. Specification §5 "Default listing filter", V3. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { millisecondsOf } from "#domain/rules/instants.ts"
import { isSoldOut } from "./stock.ts"

/** A product at or below this price, in tugrik, is no offer. */
export const listedAbove = 1

/** Dearer than 1₮, in stock, available by now, with a picture. */
export const isListed = (
  product: Pick<Product, "sellingPrice" | "totalOnHand" | "availableOn" | "image">,
  now: Instant,
): boolean =>
  product.sellingPrice > listedAbove &&
  !isSoldOut(product) &&
  product.availableOn !== null &&
  millisecondsOf(product.availableOn) <= millisecondsOf(now) &&
  product.image !== null

/** What the codes of one series begin with: `NRL100` of `NRL100-01`. A code without `-` is a series of its own. */
export const seriesOf = (sku: string): string => sku.split("-", 1)[0] ?? ""
