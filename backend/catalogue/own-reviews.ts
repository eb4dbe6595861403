/** Reviews that users write: one a product, vendor or hotel, marked when they bought it here. Specification §3, E27. */
import type { OwnReview } from "#domain/entities/catalogue/own-review.ts"
import type { Instant, Slug } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { checkReview, commentMaxLength } from "#domain/rules/catalogue/review-form.ts"
import type { Database } from "#backend/database/database.ts"
import type { CallerAddress } from "#backend/http/caller-address.ts"
import { limits } from "#backend/http/limits.ts"
import { countBoth } from "#backend/http/rate-limit.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import type { BackendServices } from "#backend/services.ts"
import { namePictures, picturesOf, storedNew, type NamedPicture, type WantedPicture } from "./review-pictures.ts"
import type { ReviewSubject } from "./review-subject.ts"

type Row = { readonly id: number; readonly rating: number; readonly review: string }

/** Anybody may review a product; a vendor only who bought from it, a hotel only who stayed there. */
const mayReview = ({ column }: ReviewSubject, bought: boolean): boolean => column === "product_id" || bought

export const ownReviewOf = async (db: Database, userId: number, subject: ReviewSubject, now: Instant): Promise<OwnReview> => {
  const [row] = await db.query<Row>(`select id, rating, review from reviews where user_id = $1 and ${subject.column} = $2`, [userId, subject.key])
  const bought = (await subject.boughtBy(db, userId, now)) !== null
  return {
    slug: subject.slug as Slug,
    title: subject.title,
    rating: row?.rating ?? null,
    comment: row?.review ?? "",
    pictures: row === undefined ? [] : ((await picturesOf(db, [row.id])).get(row.id) ?? []),
    bought,
    // An earlier review can always be deleted.
    allowed: row !== undefined || mayReview(subject, bought),
  }
}

/** Counts the product's reviews again, for itself and for the search. */
const recount = async (db: Database, productId: number, now: Instant): Promise<void> => {
  await db.query(
    `update products set (average_rating, total_reviews, updated_at) =
       (select coalesce(round(avg(rating), 1), 0), count(*)::int, $2::timestamptz from reviews where product_id = $1) where id = $1`,
    [productId, now],
  )
  await indexProducts(db, [productId], now)
}

const changed = async (db: Database, { column, key }: ReviewSubject, now: Instant): Promise<void> => {
  if (column === "product_id") await recount(db, key, now)
}

type Writer = { readonly userId: number; readonly address: CallerAddress; readonly now: Instant }
type Written = { readonly rating: number; readonly comment: string; readonly images: ReadonlyArray<WantedPicture> }
/** A review that may be written, its pictures stored. */
type ReadyReview = { readonly subject: ReviewSubject; readonly rating: number; readonly comment: string; readonly variant: number | null; readonly pictures: ReadonlyArray<NamedPicture> }

/** Throws 403 for a vendor of whom nothing was bought and a hotel of no ended stay, 422 for a comment that is too long or what is no picture, 429 after too many in an hour. */
export const readyReview = async ({ db, pictures }: Pick<BackendServices, "db" | "pictures">, { userId, address, now }: Writer, subject: ReviewSubject, { rating, comment, images }: Written): Promise<ReadyReview> => {
  const [refused] = checkReview({ rating, comment: comment.trim(), pictures: 0 })
  if (refused !== undefined) throw wrongField(refused.field, { key: "review.tooLong", values: { max: commentMaxLength } })
  const variant = await subject.boughtBy(db, userId, now)
  if (!mayReview(subject, variant !== null)) throw new Refusal(403, { key: subject.column === "hotel_id" ? "review.guestsOnly" : "review.buyersOnly" })
  await countBoth(db, [`reviews of ${userId}`, limits.reviews], limits.reviewsByAddress, address, now)
  return { subject, rating, comment: comment.trim(), variant, pictures: await storedNew(pictures, images) }
}

const storeReview = async (db: Database, userId: number, { subject, rating, comment, variant, pictures }: ReadyReview, locale: Locale, now: Instant): Promise<void> => {
  const [review] = await db.query<{ id: number }>(
    `insert into reviews (${subject.column}, user_id, name, rating, review, locale, variant_id, bought, created_at)
     select $1, id, coalesce(nullif(first_name, ''), organization ->> 'name', ''), $3, $4, $5, $6, $7, $8 from users where id = $2
     on conflict (user_id, ${subject.column}) where user_id is not null do update set
       name = excluded.name, rating = excluded.rating, review = excluded.review, locale = excluded.locale,
       variant_id = excluded.variant_id, bought = excluded.bought, created_at = excluded.created_at
     returning id`,
    // Which variant it was says nothing of its vendor.
    [subject.key, userId, rating, comment, locale, subject.column === "product_id" ? variant : null, variant !== null, now],
  )
  if (review !== undefined) await namePictures(db, review.id, pictures)
  await changed(db, subject, now)
}

type Publishing = { readonly db: Database; readonly userId: number; readonly locale: Locale; readonly now: Instant }

/** Stores a review and returns what its writer sees of it. */
export const publishReview = async ({ db, userId, locale, now }: Publishing, ready: ReadyReview): Promise<OwnReview> => {
  await storeReview(db, userId, ready, locale, now)
  return ownReviewOf(db, userId, ready.subject, now)
}

export const removeReview = async (db: Database, userId: number, subject: ReviewSubject, now: Instant): Promise<void> => {
  await db.query(`delete from reviews where user_id = $1 and ${subject.column} = $2`, [userId, subject.key])
  await changed(db, subject, now)
}
