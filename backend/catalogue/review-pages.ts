/** Reviews of a product, vendor or hotel by pages, in the wanted order, with the number of all per rating. */
import type { ReviewsQuery } from "#adapters/shop/contract/catalogue/products.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Review } from "#domain/entities/catalogue/review.ts"
import { reviewCount, type ReviewQuery, type ReviewSort } from "#domain/rules/catalogue/review-query.ts"
import type { Database } from "#backend/database/database.ts"
import type { Choice } from "./products/option-values.ts"
import { optionsText } from "./products/product-document.ts"
import { picturesOf } from "./review-pictures.ts"
import type { ReviewSubject } from "./review-subject.ts"

const reviewsPerPage = 10

type Row = { readonly id: number; readonly name: string; readonly rating: number; readonly review: string; readonly bought: boolean; readonly helpful: number; readonly created_at: Instant; readonly options: ReadonlyArray<Choice> | null }

type ReviewPage = {
  readonly items: ReadonlyArray<Review>
  readonly count: number
  readonly total: number
  readonly page: number
  readonly perPage: number
  readonly pages: number
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly histogram: ReadonlyArray<number>
  /** Number of reviews with pictures. */
  readonly pictured: number
}

/** The query of reviews as the rule has it. */
export const wantedReviews = ({ page, sort, stars, pictured }: typeof ReviewsQuery.Type): ReviewQuery & { readonly page: number } => ({ page, sort, stars, pictured: pictured === "true" })

/** Those that say something come before those with stars alone, except where the stars order. */
const orders: Readonly<Record<ReviewSort, string>> = {
  newest: "r.review = '', r.created_at desc, r.id desc",
  helpful: "r.helpful desc, r.review = '', r.created_at desc, r.id desc",
  high: "r.rating desc, r.review = '', r.created_at desc, r.id desc",
  low: "r.rating, r.review = '', r.created_at desc, r.id desc",
}

/** Whether the review `r` has pictures, in SQL. */
export const hasPictures = "exists (select from review_pictures p where p.review_id = r.id)"

/** A page of the reviews that the query leaves; histogram and number with pictures are of all. */
export const reviewPage = async (db: Database, { column, key }: ReviewSubject, { page, sort, stars, pictured }: ReviewQuery & { readonly page: number }, locale: Locale): Promise<ReviewPage> => {
  const where = `r.${column} = $1 and ($2::int is null or r.rating = $2) and (not $3::boolean or ${hasPictures})`
  const [rows, all, [left]] = await Promise.all([
    db.query<Row>(
      `select r.id, r.name, r.rating, r.review, r.bought, r.helpful, r.created_at, v.options from reviews r left join variants v on v.id = r.variant_id
       where ${where} order by ${orders[sort]} limit $4 offset $5`,
      [key, stars, pictured, reviewsPerPage, (page - 1) * reviewsPerPage],
    ),
    db.query<{ rating: number; count: number; pictured: number }>(
      `select r.rating, count(*)::int as count, count(*) filter (where ${hasPictures})::int as pictured from reviews r where r.${column} = $1 group by r.rating`,
      [key],
    ),
    db.query<{ total: number }>(`select count(*)::int as total from reviews r where ${where}`, [key, stars, pictured]),
  ])
  const pictures = await picturesOf(db, rows.map(({ id }) => id))
  const histogram = [1, 2, 3, 4, 5].map((rating) => all.find((row) => row.rating === rating)?.count ?? 0)
  const total = left?.total ?? reviewCount(histogram)
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      rating: row.rating,
      review: row.review,
      optionsText: optionsText(row.options ?? [], locale),
      bought: row.bought,
      helpful: row.helpful,
      images: pictures.get(row.id) ?? [],
      createdAt: row.created_at,
    })),
    count: rows.length,
    total,
    page,
    perPage: reviewsPerPage,
    pages: Math.ceil(total / reviewsPerPage),
    histogram,
    pictured: all.reduce((sum, row) => sum + row.pictured, 0),
  }
}
