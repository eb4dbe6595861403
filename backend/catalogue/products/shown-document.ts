/** Product documents as the site's flags show them. P3. */
import type { Flags } from "#domain/entities/shell/site.ts"
import { isShownBadge } from "#domain/rules/catalogue/badges.ts"
import type { ProductDocument } from "./product-document.ts"

export type DisplayFlags = Pick<Flags, "showBrand" | "showSale" | "showGiftBadge">

/** A product document, or some of its fields, without what the site does not show: brands, badges, and what a sale took off. */
export const shownDocument = <Document extends Partial<ProductDocument>>(document: Document, flags: DisplayFlags): Document => ({
  ...document,
  ...(document.badges != null && { badges: document.badges.filter((badge) => isShownBadge(badge, flags)) }),
  ...(!flags.showBrand && document.brand !== undefined && { brand: null }),
  ...(!flags.showSale && {
    ...(document.selling_price !== undefined && { price: document.selling_price }),
    ...(document.sale_percent !== undefined && { sale_percent: 0, sale_start_at: null, sale_expire_at: null }),
    ...(document.variants != null && { variants: document.variants.map((variant) => ({ ...variant, price: variant.selling_price })) }),
  }),
})
