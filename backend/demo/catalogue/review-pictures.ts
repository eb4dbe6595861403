/** Pictures of demo reviews: some good reviews show pictures of their product. */
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import { reviewPictures } from "./pictures.ts"
import { chance } from "../seeded-random.ts"

/** Share of the good reviews with a text that have pictures, and of those the share with two. */
const picturedShare = 0.6
const twoPicturesShare = 0.4
/** Minimum rating of a review with pictures. */
const minRating = 4

/** Gives reviews pictures of their product, each picture once. */
export const seedReviewPictures = async (db: Database): Promise<void> => {
  const reviews = await db.query<{ id: number; slug: string }>(
    `select r.id, p.slug from reviews r join products p on p.id = r.product_id
     where r.user_id is null and r.rating >= $1 and r.review <> '' order by r.created_at desc, r.id desc`,
    [minRating],
  )
  const unusedPictures = new Map<string, ReadonlyArray<string>>()
  const rows = reviews.flatMap(({ id, slug }) => {
    const pictures = unusedPictures.get(slug) ?? reviewPictures(slug)
    const key = `${slug} ${id}`
    if (pictures.length === 0 || chance(`pictured ${key}`) >= picturedShare) return []
    const chosen = pictures.slice(0, chance(`two ${key}`) < twoPicturesShare ? 2 : 1)
    unusedPictures.set(slug, pictures.slice(chosen.length))
    return chosen.map((picture, position) => ({ name: picture, review_id: id, position, drawn: picture }))
  })
  await insertRows(db, "review_pictures", rows)
}
