/** Reviews of a product or vendor by pages, newest first, with the number of reviews per rating. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Review } from "#domain/entities/catalogue/review.ts"
import type { Database } from "#backend/database/database.ts"
import type { Choice } from "#backend/demo/options.ts"
import { optionsText } from "./product-document.ts"
import { picturesOf } from "./review-pictures.ts"
import type { ReviewSubject } from "./review-subject.ts"

const reviewsPerPage = 10

type Row = { readonly id: number; readonly name: string; readonly rating: number; readonly review: string; readonly bought: boolean; readonly created_at: Instant; readonly options: ReadonlyArray<Choice> | null }

type ReviewPage = {
  readonly items: ReadonlyArray<Review>
  readonly count: number
  readonly total: number
  readonly page: number
  readonly perPage: number
  readonly pages: number
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly histogram: ReadonlyArray<number>
}

/** A page of reviews: those with text first, then those with stars alone, each newest first. */
export const reviewPage = async (db: Database, { column, key }: ReviewSubject, page: number, locale: Locale): Promise<ReviewPage> => {
  const [rows, stars] = await Promise.all([
    db.query<Row>(
      `select r.id, r.name, r.rating, r.review, r.bought, r.created_at, v.options from reviews r left join variants v on v.id = r.variant_id
       where r.${column} = $1 order by r.review = '', r.created_at desc, r.id desc limit $2 offset $3`,
      [key, reviewsPerPage, (page - 1) * reviewsPerPage],
    ),
    db.query<{ rating: number; count: number }>(`select rating, count(*)::int as count from reviews where ${column} = $1 group by rating`, [key]),
  ])
  const pictures = await picturesOf(db, rows.map(({ id }) => id))
  const total = stars.reduce((sum, { count }) => sum + count, 0)
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      rating: row.rating,
      review: row.review,
      optionsText: optionsText(row.options ?? [], locale),
      bought: row.bought,
      images: pictures.get(row.id) ?? [],
      createdAt: row.created_at,
    })),
    count: rows.length,
    total,
    page,
    perPage: reviewsPerPage,
    pages: Math.ceil(total / reviewsPerPage),
    histogram: [1, 2, 3, 4, 5].map((rating) => stars.find((row) => row.rating === rating)?.count ?? 0),
  }
}
