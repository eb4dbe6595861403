/** Pictures of demo reviews: some good reviews show pictures of their product. */
import type { StoredProduct } from "#backend/catalogue/products/stored-products.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import type { Database } from "#backend/database/database.ts"
import { demoPictures } from "#backend/pictures/demo-pictures.ts"
import { chance } from "../seeded-random.ts"

/** Share of the good reviews with a text that have pictures, and of those the share with two. */
const picturedShare = 0.6
const twoPicturesShare = 0.4
/** Minimum rating of a review with pictures. */
const minRating = 4

/** Gives reviews pictures of their product that do not show its front, each picture once. */
export const seedReviewPictures = async (db: Database, products: ReadonlyArray<StoredProduct>): Promise<void> => {
  const reviews = await db.query<{ id: number; product_id: number }>(
    "select id, product_id from reviews where product_id is not null and rating >= $1 and review <> '' order by created_at desc, id desc",
    [minRating],
  )
  const unusedPictures = new Map(
    products.map(({ id, pictures }) => [id, pictures.filter((name) => demoPictures.get(name)?.shot !== "front")]),
  )
  const slugs = new Map(products.map(({ id, slug }) => [id, slug]))
  const rows = reviews.flatMap(({ id, product_id: product }) => {
    const pictures = unusedPictures.get(product) ?? []
    const key = `${slugs.get(product)} ${id}`
    if (pictures.length === 0 || chance(`pictured ${key}`) >= picturedShare) return []
    const chosen = pictures.slice(0, chance(`two ${key}`) < twoPicturesShare ? 2 : 1)
    unusedPictures.set(product, pictures.slice(chosen.length))
    return chosen.map((picture, position) => ({ name: picture, review_id: id, position, drawn: picture }))
  })
  await insertRows(db, "review_pictures", rows)
}
