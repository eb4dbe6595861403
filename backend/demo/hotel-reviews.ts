/** Reviews of the demo hotels, as real rows. */
import { defaultLocale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { subjectReviewRows } from "./catalogue/product-rows.ts"
import { hotelCategory, readReviews } from "./catalogue/reviews.ts"

/** Days over which they were written. */
const reviewDays = 300

/** Does nothing where there are no hotels, or where one is reviewed already. */
export const seedHotelReviews = async (db: Database, now: Date): Promise<void> => {
  // A camp is one whose first rooms are gers.
  const hotels = await db.query<{ id: number; isCamp: boolean }>(
    `select id, (select ${textIn("r.name", defaultLocale)} from hotel_rooms r where r.hotel_id = h.id order by r.id limit 1) ~ ' гэр$' as "isCamp"
     from hotels h where not exists (select from reviews where hotel_id is not null) order by id`,
  )
  if (hotels.length === 0) return
  const reviewsOf = await readReviews()
  const since = new Date(now.getTime() - reviewDays * 86_400_000)
  const rows = hotels.flatMap(({ id, isCamp }) => {
    const key = `hotel-${id}`
    return subjectReviewRows(
      { hotel_id: id },
      reviewsOf({ sku: key, slug: key, permalink: `${hotelCategory}/${isCamp ? "camp" : "town"}` }, 1, since, now),
    )
  })
  // Oldest first, so that a higher id is a later review.
  await insertRows(
    db,
    "reviews",
    rows.toSorted((one, other) => one.created_at.localeCompare(other.created_at)),
  )
}
