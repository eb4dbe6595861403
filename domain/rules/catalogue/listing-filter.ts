/** Default listing filter, and the series of a product. Specification §5, V3; §7, C25. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { millisecondsOf } from "#domain/rules/instants.ts"
import { isSoldOut } from "./stock.ts"

/** Price in tugrik up to which a product is not listed. Specification §9. */
export const listedAbove = 1

/** Whether lists show a product: dearer than 1₮, in stock, available by `now`, with a picture. Specification §5, V3. */
export const isListed = (
  product: Pick<Product, "sellingPrice" | "totalOnHand" | "availableOn" | "image">,
  now: Instant,
): boolean =>
  product.sellingPrice > listedAbove &&
  !isSoldOut(product) &&
  product.availableOn !== null &&
  millisecondsOf(product.availableOn) <= millisecondsOf(now) &&
  product.image !== null

/** What a code of a series is: letters, then digits. The first word of an address is none. */
const seriesCode = /^\p{L}{1,6}\d{2,}$/u

/** Series of a SKU: the code before `-`, such as `NRL100` of `NRL100-01`; `null` where that is none, as of `green-tea`. */
export const seriesOf = (sku: string): string | null => {
  const [code = ""] = sku.split("-", 1)
  return seriesCode.test(code) ? code : null
}
