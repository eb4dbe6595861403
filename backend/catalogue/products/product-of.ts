/** Products as answers hold them. */
import * as Schema from "effect/Schema"
import { Product } from "#domain/entities/catalogue/product.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { productDocument } from "./product-document.ts"
import { shownDocument, type DisplayFlags } from "./shown-document.ts"
import type { StoredProduct } from "./stored-products.ts"

const read = Schema.decodeUnknownSync(Product)

export type Shown = { readonly locale: Locale; readonly now: Instant; readonly flags: DisplayFlags }

/** A stored product in one language, with the prices of `now` and what the site shows. */
export const productOf = (stored: StoredProduct, { locale, now, flags }: Shown): Product => read(shownDocument(productDocument(stored, locale, now), flags))
