/** Prices of stored products and variants at a moment, by the start and end of the product's sale. */
import type { Instant } from "#domain/entities/ids.ts"
import { cheapest, priceAt } from "#domain/rules/catalogue/sale.ts"
import { tugrik } from "#domain/rules/money.ts"

export type StoredPrices = { readonly price: number; readonly selling_price: number }
export type StoredSale = { readonly sale_percent: number; readonly sale_start_at: string | null; readonly sale_expire_at: string | null }

/** Stored prices as the rules of sales take them. */
export const discounted = ({ price, selling_price }: StoredPrices, { sale_percent, sale_start_at, sale_expire_at }: StoredSale) => ({
  price: tugrik(price),
  sellingPrice: tugrik(selling_price),
  salePercent: sale_percent,
  saleStartAt: sale_start_at as Instant | null,
  saleExpireAt: sale_expire_at as Instant | null,
})

/** Price in tugrik of a product or variant at `now`, by the start and end of its product's sale. */
export const storedPriceAt = (prices: StoredPrices, sale: StoredSale, now: Instant): number => priceAt(discounted(prices, sale), now)

/** The variant that costs the least at `now`, whose prices the product has; the product itself where it has no variants. */
export const cheapestAt = (
  product: StoredPrices & StoredSale & { readonly variants: ReadonlyArray<StoredPrices> },
  now: Instant,
): StoredPrices => cheapest(product.variants, (variant) => storedPriceAt(variant, product, now)) ?? product
