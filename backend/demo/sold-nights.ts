/** Nights that the demo hotels have sold by themselves: some are full, and of some rooms one or two are left. */
import { instantOf, wallDay } from "#domain/rules/instants.ts"
import { stayDate } from "#domain/rules/travel/stay-dates.ts"
import type { Database } from "#backend/database/database.ts"

type SoldNights = {
  /** Id of the hotel. */
  readonly hotel: number
  /** Days from today. */
  readonly from: number
  readonly nights: number
  /** Number of free rooms of each kind; `null` where all are free. */
  readonly left: ReadonlyArray<number | null>
}

const soldNights: ReadonlyArray<SoldNights> = [
  { hotel: 1, from: 5, nights: 5, left: [null, 1, 2] },
  { hotel: 2, from: 4, nights: 4, left: [1, 0] },
  { hotel: 4, from: 6, nights: 4, left: [null, null, 1] },
  { hotel: 6, from: 7, nights: 2, left: [null, 1] },
  { hotel: 7, from: 7, nights: 3, left: [2, 0] },
  { hotel: 9, from: 6, nights: 3, left: [2, null, null] },
  { hotel: 10, from: 8, nights: 2, left: [0, 0] },
  { hotel: 12, from: 10, nights: 1, left: [0, 0, 0] },
  { hotel: 9, from: 12, nights: 2, left: [0, 0, 0] },
  { hotel: 1, from: 14, nights: 3, left: [0, 0, 0] },
  { hotel: 4, from: 20, nights: 2, left: [0, 0, 0] },
]

const sellNights = async (db: Database, { hotel, from, nights, left }: SoldNights, today: number): Promise<void> => {
  const rooms = await db.query<{ id: number }>("select id from hotel_rooms where hotel_id = $1 order by id", [hotel])
  for (const [kind, { id }] of rooms.entries()) {
    const remains = left[kind] ?? null
    if (remains === null) continue
    await db.query(
      `insert into room_nights (room_id, night, sold, rooms)
       select r.id, d::date, r.rooms - $4::int, r.rooms
       from hotel_rooms r cross join generate_series($2::date, $3::date - 1, interval '1 day') d
       where r.id = $1 and r.rooms > $4::int on conflict (room_id, night) do nothing`,
      [id, stayDate(today + from), stayDate(today + from + nights), remains],
    )
  }
}

/** Does nothing where there are no hotels, or where a night is sold already. */
export const seedSoldNights = async (db: Database, now: Date): Promise<void> => {
  const [unsold] = await db.query("select from hotels where not exists (select from room_nights) limit 1")
  if (unsold === undefined) return
  for (const sold of soldNights) await sellNights(db, sold, wallDay(instantOf(now.getTime())))
}
