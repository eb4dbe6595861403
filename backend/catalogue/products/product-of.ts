/** Stored products as responses hold them. */
import * as Schema from "effect/Schema"
import { Product } from "#domain/entities/catalogue/product.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { productDocument } from "./product-document.ts"
import { shownDocument, type DisplayFlags } from "./shown-document.ts"
import type { StoredProduct } from "./stored-products.ts"

const decode = Schema.decodeUnknownSync(Product)

/** For whom a product is shown: their language, the moment and the site's flags. */
export type ProductView = { readonly locale: Locale; readonly now: Instant; readonly flags: DisplayFlags }

/** A stored product in one language, with the prices of `now` and what the site shows. */
export const productOf = (stored: StoredProduct, { locale, now, flags }: ProductView): Product =>
  decode(shownDocument(productDocument(stored, locale, now), flags))
