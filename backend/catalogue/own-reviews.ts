/** Reviews that users write: one a product, marked when they bought it here. Specification §3, E27. */
import type { OwnReview } from "#domain/entities/catalogue/own-review.ts"
import type { Instant, Slug } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { checkReview, commentMaxLength } from "#domain/rules/catalogue/review-form.ts"
import type { Database } from "#backend/database/database.ts"
import { count, type Limit } from "#backend/http/rate-limit.ts"
import { wrongField } from "#backend/http/refusal.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import type { StoredProduct } from "./stored-products.ts"

/** Reviews that one person may write or change. */
const writesByUser: Limit = { max: 30, seconds: 3600 }

type Row = { readonly rating: number; readonly review: string }

/** The variant that the user bought last, of a paid order; `null` where they did not. */
const boughtVariant = async (db: Database, userId: number, productId: number): Promise<number | null> => {
  const [row] = await db.query<{ id: number }>(
    `select v.id from line_items l join variants v on v.id = l.variant_id join orders o on o.id = l.order_id
     where o.user_id = $1 and v.product_id = $2 and o.state = 'complete' and o.payment_state = 'paid' order by o.completed_at desc, l.id limit 1`,
    [userId, productId],
  )
  return row?.id ?? null
}

export const ownReviewOf = async (db: Database, userId: number, product: StoredProduct, locale: Locale): Promise<OwnReview> => {
  const [row] = await db.query<Row>("select rating, review from reviews where user_id = $1 and product_id = $2", [userId, product.id])
  return {
    slug: product.slug as Slug,
    title: locale === "en" ? product.title_en : product.title_mn,
    rating: row?.rating ?? null,
    comment: row?.review ?? "",
    bought: (await boughtVariant(db, userId, product.id)) !== null,
  }
}

/** Counts the product's reviews again, for itself and for the search. */
const recount = async (db: Database, productId: number, now: Instant): Promise<void> => {
  await db.query(
    `update products set (average_rating, total_reviews, updated_at) =
       (select coalesce(round(avg(rating), 1), 0), count(*)::int, $2::timestamptz from reviews where product_id = $1) where id = $1`,
    [productId, now],
  )
  await indexProducts(db, [productId])
}

type Written = { readonly rating: number; readonly comment: string }

/** Throws 422 for a comment that is too long, 429 after too many in an hour. */
export const storeReview = async (db: Database, userId: number, productId: number, written: Written, locale: Locale, now: Instant): Promise<void> => {
  const comment = written.comment.trim()
  const [refused] = checkReview({ rating: written.rating, comment, pictures: 0 })
  if (refused !== undefined) throw wrongField(refused.field, { key: "review.tooLong", values: { max: commentMaxLength } })
  await count(db, `reviews of ${userId}`, writesByUser, now)
  const variant = await boughtVariant(db, userId, productId)
  await db.query(
    `insert into reviews (product_id, user_id, name, rating, review, locale, variant_id, bought, created_at)
     select $1, id, coalesce(nullif(first_name, ''), organization ->> 'name', ''), $3, $4, $5, $6, $7, $8 from users where id = $2
     on conflict (user_id, product_id) where user_id is not null do update set
       name = excluded.name, rating = excluded.rating, review = excluded.review, locale = excluded.locale,
       variant_id = excluded.variant_id, bought = excluded.bought, created_at = excluded.created_at`,
    [productId, userId, written.rating, comment, locale, variant, variant !== null, now],
  )
  await recount(db, productId, now)
}

export const removeReview = async (db: Database, userId: number, productId: number, now: Instant): Promise<void> => {
  await db.query("delete from reviews where user_id = $1 and product_id = $2", [userId, productId])
  await recount(db, productId, now)
}
