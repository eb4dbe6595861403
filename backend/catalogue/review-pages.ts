/** Reviews of a product, vendor or hotel by pages, in the wanted order, with the number of all per rating. */
import type { ReviewsQuery } from "#adapters/shop/contract/catalogue/products.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Review } from "#domain/entities/catalogue/review.ts"
import { ratings } from "#domain/rules/catalogue/review-form.ts"
import type { ReviewQuery, ReviewSort } from "#domain/rules/catalogue/review-query.ts"
import type { Database } from "#backend/database/database.ts"
import { countRows, listPage, type ListPage } from "#backend/http/list-page.ts"
import type { StoredOptionValue } from "./products/option-values.ts"
import { optionsText } from "./products/product-document.ts"
import { picturesOf } from "./review-pictures.ts"
import type { ReviewSubject } from "./review-subject.ts"

const reviewsPerPage = 10

type Row = {
  readonly id: number
  readonly name: string
  readonly rating: number
  readonly review: string
  readonly bought: boolean
  readonly helpful: number
  readonly created_at: Instant
  readonly options: ReadonlyArray<StoredOptionValue> | null
}

type PagedQuery = ReviewQuery & { readonly page: number }

type ReviewPage = ListPage<Review> & {
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly histogram: ReadonlyArray<number>
  /** Number of reviews with pictures. */
  readonly pictured: number
}

/** Query of reviews from the parameters of a request. */
export const reviewQueryOf = ({ page, sort, stars, pictured }: typeof ReviewsQuery.Type): PagedQuery => ({
  page,
  sort,
  stars,
  pictured: pictured === "true",
})

/** Reviews with a text before those with stars alone, then the newest. */
const textsFirst = "r.review = '', r.created_at desc, r.id desc"

/** Order of each sort in SQL. */
const orders: Readonly<Record<ReviewSort, string>> = {
  newest: textsFirst,
  helpful: `r.helpful desc, ${textsFirst}`,
  high: `r.rating desc, ${textsFirst}`,
  low: `r.rating, ${textsFirst}`,
}

/** Whether the review `r` has pictures, in SQL. */
export const hasPictures = "exists (select from review_pictures p where p.review_id = r.id)"

type RatingCount = { readonly rating: number; readonly count: number; readonly pictured: number }

const reviewOf = (row: Row, images: Review["images"], locale: Locale): Review => ({
  id: row.id,
  name: row.name,
  rating: row.rating,
  review: row.review,
  optionsText: optionsText(row.options ?? [], locale),
  bought: row.bought,
  helpful: row.helpful,
  images,
  createdAt: row.created_at,
})

/** Page of the reviews that match the query; histogram and number with pictures are of all, whatever the query. */
export const reviewPage = async (db: Database, { column, key }: ReviewSubject, query: PagedQuery, locale: Locale): Promise<ReviewPage> => {
  const { page, sort, stars, pictured } = query
  const matching = `r.${column} = $1 and ($2::int is null or r.rating = $2) and (not $3::boolean or ${hasPictures})`
  const [rows, ratingCounts, total] = await Promise.all([
    db.query<Row>(
      `select r.id, r.name, r.rating, r.review, r.bought, r.helpful, r.created_at, v.options
       from reviews r left join variants v on v.id = r.variant_id
       where ${matching} order by ${orders[sort]} limit $4 offset $5`,
      [key, stars, pictured, reviewsPerPage, (page - 1) * reviewsPerPage],
    ),
    db.query<RatingCount>(
      `select r.rating, count(*)::int as count, count(*) filter (where ${hasPictures})::int as pictured
       from reviews r where r.${column} = $1 group by r.rating`,
      [key],
    ),
    countRows(db, `reviews r where ${matching}`, [key, stars, pictured]),
  ])
  const pictures = await picturesOf(
    db,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row) => reviewOf(row, pictures.get(row.id) ?? [], locale))
  return {
    ...listPage(items, { total, page, perPage: reviewsPerPage }),
    histogram: ratings.map((rating) => ratingCounts.find((row) => row.rating === rating)?.count ?? 0),
    pictured: ratingCounts.reduce((sum, row) => sum + row.pictured, 0),
  }
}
