/** Reviews that users write: one a product, vendor or hotel, marked when they bought it here. Specification §3, E27. */
import type { OwnReview } from "#domain/entities/catalogue/own-review.ts"
import type { Instant, Slug } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { checkReview, reviewMaxLength } from "#domain/rules/catalogue/review-form.ts"
import type { Database } from "#backend/database/database.ts"
import type { CallerAddress } from "#backend/http/caller-address.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { countBoth } from "#backend/http/rate-limiter.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { BackendServices } from "#backend/services.ts"
import { recountProducts } from "./review-counts.ts"
import { picturesOf, setPictures, storeNewPictures, type NamedPicture, type WantedPicture } from "./review-pictures.ts"
import type { ReviewSubject } from "./review-subject.ts"

type Row = { readonly id: number; readonly rating: number; readonly review: string }

/** Message that refuses a review, by its subject; `null` where anybody may write one. A hotel is for guests whose stay has ended. */
const buyersOnly = {
  product_id: null,
  vendor_code: { key: "review.buyersOnly" },
  hotel_id: { key: "review.guestsOnly" },
} as const satisfies Readonly<Record<ReviewSubject["column"], MessageRef | null>>

/** The user's review, without rating and comment before they have written one. */
export const ownReviewOf = async (db: Database, userId: number, subject: ReviewSubject, now: Instant): Promise<OwnReview> => {
  const [row] = await db.query<Row>(`select id, rating, review from reviews where user_id = $1 and ${subject.column} = $2`, [
    userId,
    subject.key,
  ])
  const bought = (await subject.boughtBy(db, userId, now)) !== null
  return {
    slug: subject.slug as Slug,
    title: subject.title,
    rating: row?.rating ?? null,
    comment: row?.review ?? "",
    pictures: row === undefined ? [] : ((await picturesOf(db, [row.id])).get(row.id) ?? []),
    bought,
    // An earlier review can always be deleted.
    allowed: row !== undefined || bought || buyersOnly[subject.column] === null,
  }
}

/** Counts the reviews of a product again; vendors and hotels count theirs whenever they are read. */
const recount = async (db: Database, { column, key }: ReviewSubject, now: Instant): Promise<void> => {
  if (column === "product_id") await recountProducts(db, [key], now)
}

/** Who writes a review, and when. */
type Writer = { readonly userId: number; readonly address: CallerAddress; readonly now: Instant }
type ReviewInput = { readonly rating: number; readonly comment: string; readonly images: ReadonlyArray<WantedPicture> }

/** A review that may be written, its pictures stored. */
type PreparedReview = {
  readonly subject: ReviewSubject
  readonly rating: number
  readonly comment: string
  /** The bought variant; `null` where nothing was bought. */
  readonly variant: number | null
  readonly pictures: ReadonlyArray<NamedPicture>
}

type Services = Pick<BackendServices, "db" | "pictures">

/**
 * Throws 403 for a vendor of whom nothing was bought and a hotel of no ended stay, 422 for a comment that is too long or what is no
 * picture, 429 after too many in an hour.
 */
export const prepareReview = async (
  { db, pictures }: Services,
  { userId, address, now }: Writer,
  subject: ReviewSubject,
  { rating, comment, images }: ReviewInput,
): Promise<PreparedReview> => {
  const [refusal] = checkReview({ rating, comment: comment.trim(), pictures: 0 })
  if (refusal !== undefined) throw wrongField(refusal.field, { key: "review.tooLong", values: { max: reviewMaxLength } })
  const variant = await subject.boughtBy(db, userId, now)
  const refused = variant === null ? buyersOnly[subject.column] : null
  if (refused !== null) throw new Refusal(403, refused)
  await countBoth(db, [`reviews of ${userId}`, limits.reviews], limits.reviewsByAddress, address, now)
  return { subject, rating, comment: comment.trim(), variant, pictures: await storeNewPictures(pictures, images) }
}

/** Transaction in which a user's review is stored. */
type Publication = { readonly db: Database; readonly userId: number; readonly locale: Locale; readonly now: Instant }

const storeReview = async ({ db, userId, locale, now }: Publication, review: PreparedReview): Promise<void> => {
  const { subject, rating, comment, variant, pictures } = review
  const [row] = await db.query<{ id: number }>(
    `insert into reviews (${subject.column}, user_id, name, rating, review, locale, variant_id, bought, created_at)
     select $1, id, coalesce(nullif(first_name, ''), organization ->> 'name', ''), $3, $4, $5, $6, $7, $8 from users where id = $2
     on conflict (user_id, ${subject.column}) where user_id is not null do update set
       name = excluded.name, rating = excluded.rating, review = excluded.review, locale = excluded.locale,
       variant_id = excluded.variant_id, bought = excluded.bought, created_at = excluded.created_at
     returning id`,
    // A review of a vendor or hotel does not name the variant.
    [subject.key, userId, rating, comment, locale, subject.column === "product_id" ? variant : null, variant !== null, now],
  )
  if (row !== undefined) await setPictures(db, row.id, pictures)
  await recount(db, subject, now)
}

/** Stores a review, in place of an earlier one, and returns it. */
export const publishReview = async (publication: Publication, review: PreparedReview): Promise<OwnReview> => {
  await storeReview(publication, review)
  return ownReviewOf(publication.db, publication.userId, review.subject, publication.now)
}

/** Deletes the user's review of a subject, if there is one. */
export const removeReview = async (db: Database, userId: number, subject: ReviewSubject, now: Instant): Promise<void> => {
  await db.query(`delete from reviews where user_id = $1 and ${subject.column} = $2`, [userId, subject.key])
  await recount(db, subject, now)
}
