/** Reviews of the demo hotels, as real rows. */
import { defaultLocale } from "#domain/entities/locale.ts"
import { day } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { hotelCategory, insertReviews, readReviews, reviewRows } from "./catalogue/reviews.ts"

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
  const since = new Date(now.getTime() - reviewDays * day)
  await insertReviews(
    db,
    hotels.flatMap(({ id, isCamp }) => {
      const key = `hotel-${id}`
      const reviews = reviewsOf({ sku: key, slug: key, permalink: `${hotelCategory}/${isCamp ? "camp" : "town"}` }, 1, since, now)
      return reviewRows(reviews, () => ({ hotel_id: id, bought: true }))
    }),
  )
}
