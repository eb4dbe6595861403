/** Nights of a hotel for its calendar. */
import type { HotelNight } from "#domain/entities/travel/hotel.ts"
import { hotelNights } from "#domain/rules/travel/hotel-nights.ts"
import { stayDate, stayDay } from "#domain/rules/travel/stay-dates.ts"
import type { RequestedStay } from "#domain/rules/travel/stay-refusal.ts"
import type { Database } from "#backend/database/database.ts"
import { ratesOf, stayRoom, type StayRoom } from "./stay-rooms.ts"

type Row = { readonly room: StayRoom; readonly sold: Readonly<Record<string, number>> }

/** Nights of a requested stay in a hotel, those before the local day `today` left out; `null` for an unknown hotel. */
export const nightsOf = async (
  db: Database,
  hotelId: number,
  requested: RequestedStay,
  today: number,
): Promise<ReadonlyArray<HotelNight> | null> => {
  const arrives = Math.max(requested.arrives, today)
  // An empty range of nights, so that `left` is the number of all rooms of the type.
  const rows = await db.query<Row>(
    `select ${stayRoom("$2::date", "$2::date")} as room,
       coalesce((
         select json_object_agg(n.night, n.sold) from room_nights n
         where n.room_id = r.id and n.night >= $2::date and n.night < $3::date
       ), '{}') as sold
     from hotel_rooms r join hotels h on h.id = r.hotel_id where r.hotel_id = $1 and r.listed and h.listed`,
    [hotelId, stayDate(arrives), stayDate(requested.leaves)],
  )
  if (rows.length === 0) return null
  const rooms = rows.map(({ room, sold }) => {
    const soldByDay = new Map(Object.entries(sold).map(([date, count]) => [stayDay(date), count]))
    return { rates: ratesOf(room), sold: (night: number) => soldByDay.get(night) ?? 0 }
  })
  return arrives >= requested.leaves ? [] : hotelNights(rooms, { ...requested, arrives })
}
