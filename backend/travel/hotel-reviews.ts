/** Reviews of hotels: written by users whose paid stay has ended. E29, C16. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { isStayOver } from "#domain/rules/travel/ended-stay.ts"
import type { ReviewSubject } from "#backend/catalogue/review-subject.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { missing } from "#backend/http/refusal.ts"

/** Variant of the room of the user's latest paid stay in the hotel that is over; `null` without one. */
const endedStay =
  (hotelId: number) =>
  async (db: Database, userId: number, now: Instant): Promise<number | null> => {
    const stays = await db.query<{ variant_id: number; leaves: string }>(
      `select r.variant_id, s.leaves::text as leaves
     from booked_stays s join hotel_rooms r on r.id = s.room_id join orders o on o.id = s.order_id
     where o.user_id = $1 and r.hotel_id = $2 and o.state = 'complete' and o.payment_state = 'paid' order by s.leaves desc`,
      [userId, hotelId],
    )
    return stays.find(({ leaves }) => isStayOver(leaves, now))?.variant_id ?? null
  }

/** Hotel as the subject of reviews. Throws 404 for an unknown one. */
export const reviewedHotel = async (db: Database, id: string, locale: Locale): Promise<ReviewSubject> => {
  if (!/^\d{1,7}$/.test(id)) throw missing("hotel.missing")
  const [hotel] = await db.query<{ id: number; name: string }>(`select id, ${textIn("name", locale)} as name from hotels where id = $1`, [
    Number(id),
  ])
  if (hotel === undefined) throw missing("hotel.missing")
  return { column: "hotel_id", key: hotel.id, slug: String(hotel.id), title: hotel.name, boughtBy: endedStay(hotel.id) }
}
