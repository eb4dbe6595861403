/** Subjects of reviews: a product, or the vendor who sells it. Specification §3, E1, E19. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { missing } from "#backend/http/refusal.ts"
import { productByName } from "./stored-products.ts"

export type ReviewSubject = {
  /** Column of a review that names its subject. */
  readonly column: "product_id" | "vendor_code"
  readonly key: number | string
  /** Name of the subject in addresses. */
  readonly slug: string
  readonly title: string
}

/** Throws 404 for an unknown product. */
export const reviewedProduct = async (db: Database, name: string, locale: Locale): Promise<ReviewSubject> => {
  const stored = await productByName(db, name)
  if (stored === null) throw missing()
  return { column: "product_id", key: stored.id, slug: stored.slug, title: locale === "en" ? stored.title_en : stored.title_mn }
}

/** Throws 404 for an unknown vendor. */
export const reviewedVendor = async (db: Database, id: string, locale: Locale): Promise<ReviewSubject> => {
  const [vendor] = await db.query<{ code: string; name: string }>(`select code, name_${locale} as name from vendors where id = $1`, [id])
  if (vendor === undefined) throw missing()
  return { column: "vendor_code", key: vendor.code, slug: id, title: vendor.name }
}
