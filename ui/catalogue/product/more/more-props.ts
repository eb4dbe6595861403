/** What a product's late part shows. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { ProductPage } from "#machines/catalogue/ports.ts"
import type { StockItemsActor } from "#machines/catalogue/stock-items.ts"

export type MoreProps = Pick<ProductPage, "lookBooks" | "nutrition"> & {
  readonly product: Product
  /** `null` where the site shows no stock, or nothing is left. */
  readonly stock: StockItemsActor | null
}
