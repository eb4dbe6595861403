/** Other names of a product, read from its hit: its title in the other language, and its keywords. E1. */
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { IndexedProduct } from "#domain/entities/search/search-document.ts"
import type { ProductKeywords } from "#machines/catalogue/ports.ts"

const readIndexed = Schema.decodeUnknownResult(IndexedProduct)

export type ProductWithKeywords = { readonly product: Product; readonly keywords: ProductKeywords }

const noKeywords: ProductKeywords = { translated: "", category: null, words: [] }

/** A hit without a vendor's id in its store names the vendor by `vid`. */
const withVendor = (product: Product, vid: number | null): Product =>
  product.store === null || product.store.vendorId !== null || vid === null
    ? product
    : { ...product, store: { ...product.store, vendorId: String(vid) } }

/** The product with its keywords; none where the index keeps no such fields. */
export const withKeywords = (product: Product, source: unknown): ProductWithKeywords => {
  const read = readIndexed(source)
  if (Result.isFailure(read)) return { product, keywords: noKeywords }
  const { translated, keyword, customSuggestion, vid } = read.success
  const words = [keyword?.mn, keyword?.name, customSuggestion]
    .filter((word) => word !== undefined && word !== null)
    .filter((word) => word !== "")
  return { product: withVendor(product, vid), keywords: { translated, category: keyword?.gpcText ?? null, words: [...new Set(words)] } }
}
