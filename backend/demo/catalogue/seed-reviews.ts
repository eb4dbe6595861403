/** Reviews of the shop's products and vendors by made-up people. */
import type { Instant } from "#domain/entities/ids.ts"
import { day } from "#domain/rules/instants.ts"
import { recountProducts } from "#backend/catalogue/review-counts.ts"
import type { StoredProduct } from "#backend/catalogue/products/stored-products.ts"
import type { Database } from "#backend/database/database.ts"
import { seedReviewPictures } from "./review-pictures.ts"
import { insertReviews, readReviews, reviewRows, vendorCategory, type ReviewsOf } from "./reviews.ts"

/** Days over which the reviews of vendors were written. */
const vendorReviewDays = 240

/** Reviews of a product, each of one of its variants, since it came into the shop. */
const reviewsOfProduct = (reviewsOf: ReviewsOf, { id, sku, slug, branch, variants, created_at }: StoredProduct, today: Date) => {
  const subject = { sku, slug, permalink: branch.at(-1)?.permalink ?? "" }
  const reviews = reviewsOf(subject, variants.length, new Date(created_at), today)
  return reviewRows(reviews, ({ bought }) => ({ product_id: id, variant_id: variants[bought]?.id ?? null }))
}

/** Inserts reviews until the midnight before `now`, with pictures, and rates the products by them. */
export const seedReviews = async (db: Database, products: ReadonlyArray<StoredProduct>, now: Instant): Promise<void> => {
  const today = new Date(Math.floor(Date.parse(now) / day) * day)
  const firstVendorReview = new Date(today.getTime() - vendorReviewDays * day)
  const reviewsOf = await readReviews()
  const vendors = await db.query<{ code: string }>("select code from vendors order by id")
  await insertReviews(
    db,
    products.flatMap((product) => reviewsOfProduct(reviewsOf, product, today)),
  )
  await insertReviews(
    db,
    vendors.flatMap(({ code }) => {
      const reviews = reviewsOf({ sku: code, slug: code, permalink: vendorCategory }, 1, firstVendorReview, today)
      return reviewRows(reviews, () => ({ vendor_code: code, bought: true }))
    }),
  )
  await seedReviewPictures(db, products)
  await recountProducts(
    db,
    products.map(({ id }) => id),
    now,
  )
}
