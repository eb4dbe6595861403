/** Subjects of reviews: a product, the vendor who sells it, or a hotel. Specification §3, E1, E19, E29. */
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { missing } from "#backend/http/refusal.ts"
import { isOutsideCatalogue } from "./products/product-conditions.ts"
import { productByName } from "./products/stored-products.ts"

/** Column of a review that names its subject, and the value there. */
type SubjectKey =
  | { readonly column: "product_id" | "hotel_id"; readonly key: number }
  | { readonly column: "vendor_code"; readonly key: string }

export type ReviewSubject = SubjectKey & {
  /** Name of the subject in addresses. */
  readonly slug: string
  readonly title: string
  /** The variant that a user bought last in a paid order; `null` where they bought none. */
  readonly boughtBy: (db: Database, userId: number, now: Instant) => Promise<number | null>
}

/** Variant of the last line of a paid order that matches `condition`, such as `p.id = $2`, where `$2` is `key`. */
const lastBought =
  (condition: string, key: number | string) =>
  async (db: Database, userId: number): Promise<number | null> => {
    const [row] = await db.query<{ id: number }>(
      `select v.id from line_items l
     join variants v on v.id = l.variant_id join products p on p.id = v.product_id join orders o on o.id = l.order_id
     where o.user_id = $1 and ${condition} and o.state = 'complete' and o.payment_state = 'paid' order by o.completed_at desc, l.id limit 1`,
      [userId, key],
    )
    return row?.id ?? null
  }

/** Whether a product is a gift card, or a hotel room, whose guests review the hotel. */
const isUnreviewed = async (db: Database, productId: number): Promise<boolean> =>
  (await db.query(`select from products p where p.id = $1 and ${isOutsideCatalogue()}`, [productId])).length > 0

/** Throws 404 for an unknown product, a gift card and a hotel room. */
export const reviewedProduct = async (db: Database, name: string, locale: Locale): Promise<ReviewSubject> => {
  const stored = await productByName(db, name)
  if (stored === null || (await isUnreviewed(db, stored.id))) throw missing()
  return {
    column: "product_id",
    key: stored.id,
    slug: stored.slug,
    title: inLocale(stored.title, locale),
    boughtBy: lastBought("p.id = $2", stored.id),
  }
}

/** A vendor of whom only delivered products count as bought. Throws 404 for an unknown one. */
export const reviewedVendor = async (db: Database, id: string, locale: Locale): Promise<ReviewSubject> => {
  const [vendor] = await db.query<{ code: string; name: Localized }>("select code, name from vendors where id = $1", [id])
  if (vendor === undefined) throw missing()
  return {
    column: "vendor_code",
    key: vendor.code,
    slug: id,
    title: inLocale(vendor.name, locale),
    boughtBy: lastBought("p.vendor_code = $2 and o.delivered_at is not null", vendor.code),
  }
}
