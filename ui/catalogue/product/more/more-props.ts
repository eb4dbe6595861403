/** What a product's late part shows. */
import type { StockItemsActor } from "#machines/catalogue/stock-items.ts"
import type { ProductPage } from "#machines/catalogue/ports.ts"

export type MoreProps = Pick<ProductPage, "lookBooks" | "nutrition"> & {
  readonly slug: string
  /** `null` where the site shows no stock, or nothing is left. */
  readonly stock: StockItemsActor | null
}
