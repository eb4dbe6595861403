/** Hotel rooms of stays, with the number of rooms left for their nights. */
import { tugrik } from "#domain/rules/money.ts"
import type { RoomRates, Season } from "#domain/rules/travel/hotel-stay.ts"
import { stayDate } from "#domain/rules/travel/stay-dates.ts"
import type { RequestedStay } from "#domain/rules/travel/stay-refusal.ts"
import type { Database } from "#backend/database/database.ts"

/** Hotel room with the number of rooms left for the nights of a line. */
export type StayRoom = {
  readonly id: number
  readonly hotel_id: number
  readonly price: number
  readonly weekend_per_mille: number
  readonly extra_guest: number
  readonly included_guests: number
  readonly capacity: number
  readonly tax_per_mille: number
  readonly seasons: ReadonlyArray<Season>
  /** `14:00` */
  readonly check_in: string
  /** `12:00` */
  readonly check_out: string
  readonly left: number
}

/** Rooms left from the night of `from` to the night before `to`, both SQL dates; none of a closed room. */
export const roomsLeft = (room: string, from: string, to: string): string =>
  `case when ${room}.listed then ${room}.rooms else 0 end - coalesce((select max(n.sold) from room_nights n where n.room_id = ${room}.id and n.night >= ${from} and n.night < ${to}), 0)`

/** A room as JSON in SQL, with the rooms left for these nights. */
export const stayRoom = (from: string, to: string): string =>
  `json_build_object('id', r.id, 'hotel_id', r.hotel_id, 'price', r.price, 'weekend_per_mille', r.weekend_per_mille,
    'extra_guest', r.extra_guest, 'included_guests', r.included_guests, 'capacity', r.capacity, 'tax_per_mille', h.tax_per_mille,
    'seasons', r.seasons, 'check_in', h.check_in, 'check_out', h.check_out, 'left', ${roomsLeft("r", from, to)})`

export const ratesOf = (room: StayRoom): RoomRates => ({
  id: room.id,
  price: tugrik(room.price),
  weekendPerMille: room.weekend_per_mille,
  seasons: room.seasons,
  includedGuests: room.included_guests,
  capacity: room.capacity,
  extraGuest: tugrik(room.extra_guest),
  taxPerMille: room.tax_per_mille,
  available: room.left,
})

/** Room with the given `id` or `variant_id`, with the number of rooms left for the nights; `null` for an unknown one. */
export const findRoom = async (
  db: Database,
  column: "id" | "variant_id",
  id: number,
  { arrives, leaves }: Pick<RequestedStay, "arrives" | "leaves">,
): Promise<StayRoom | null> => {
  const [row] = await db.query<{ room: StayRoom }>(
    `select ${stayRoom("$2::date", "$3::date")} as room from hotel_rooms r join hotels h on h.id = r.hotel_id where r.${column} = $1`,
    [id, stayDate(arrives), stayDate(leaves)],
  )
  return row?.room ?? null
}
