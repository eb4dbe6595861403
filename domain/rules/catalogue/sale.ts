/** When a product is on sale, and what is saved by it. Specification §3, §7: sale_percent at least 1 inside its window. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { subtract, rounded } from "#domain/rules/money.ts"
import { millisecondsOf } from "#domain/rules/instants.ts"

/** The least percent that counts as a sale. */
export const minSalePercent = 1

type Priced = Pick<Product, "price" | "sellingPrice">
type Discounted = Priced & Pick<Product, "salePercent" | "saleExpireAt"> & { readonly saleStartAt?: Instant | null }

/** `none`: there is no sale; otherwise where `now` stands to its window, which may be open at either end. */
export type SaleState = "none" | "coming" | "running" | "over"

export const saleState = (product: Discounted, now: Instant): SaleState => {
  if (product.salePercent < minSalePercent && product.price <= product.sellingPrice) return "none"
  const at = millisecondsOf(now)
  if (product.saleStartAt && at < millisecondsOf(product.saleStartAt)) return "coming"
  if (product.saleExpireAt && at >= millisecondsOf(product.saleExpireAt)) return "over"
  return "running"
}

export const isOnSale = (product: Discounted, now: Instant): boolean => saleState(product, now) === "running"

/** What one piece costs at `now`: the lower price while its sale runs, the full one before and after. */
export const priceAt = (product: Discounted, now: Instant): Tugrik => {
  const state = saleState(product, now)
  return state === "coming" || state === "over" ? product.price : product.sellingPrice
}

/** What one piece is cheaper by, in tugrik. */
export const discount = ({ price, sellingPrice }: Priced): Tugrik => subtract(price, sellingPrice)

/** What one piece is cheaper by, in whole percent: at least 1 where it is cheaper at all, and 100 only where it is free. */
export const discountPercent = ({ price, sellingPrice }: Priced): number => {
  if (price <= sellingPrice) return 0
  if (sellingPrice === 0) return 100
  return Math.min(99, Math.max(minSalePercent, rounded(((price - sellingPrice) * 100) / price)))
}
