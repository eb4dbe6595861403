/** Pictures of demo reviews: those of the product but its front, for some that praise what came. */
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import { reviewPictures } from "./pictures.ts"
import { chance } from "../seeded-random.ts"

/** Share of the good reviews with words that have pictures. */
const share = 0.6
/** Minimum rating of a review with pictures. */
const minRating = 4

/** Each picture once: a product's reviews have at most as many as it has. */
export const seedReviewPictures = async (db: Database): Promise<void> => {
  const reviews = await db.query<{ id: number; slug: string }>(
    "select r.id, p.slug from reviews r join products p on p.id = r.product_id where r.user_id is null and r.rating >= $1 and r.review <> '' order by r.created_at desc, r.id desc",
    [minRating],
  )
  const left = new Map<string, ReadonlyArray<string>>()
  const rows = reviews.flatMap(({ id, slug }) => {
    const pictures = left.get(slug) ?? reviewPictures(slug)
    const key = `${slug} ${id}`
    if (pictures.length === 0 || chance(`pictured ${key}`) >= share) return []
    const taken = pictures.slice(0, chance(`two ${key}`) < 0.4 ? 2 : 1)
    left.set(slug, pictures.slice(taken.length))
    return taken.map((drawn, position) => ({ name: drawn, review_id: id, position, drawn }))
  })
  await insertRows(db, "review_pictures", rows)
}
