/** Price of a hotel stay. Specification §3, E29. */
import type { Room, StayPrice } from "#domain/entities/travel/hotel.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { times } from "#domain/rules/money.ts"
import { ulaanbaatar, wallDay } from "#domain/rules/instants.ts"
import type { ZoneOffset } from "#domain/rules/instants.ts"

/** Maximum number of nights per booking. */
export const maxNights = 30

export type Stay =
  | { readonly _tag: "Priced"; readonly price: StayPrice }
  | { readonly _tag: "NoNights" }
  | { readonly _tag: "TooLong"; readonly max: number }
  | { readonly _tag: "TooFewRooms"; readonly available: number }
  | { readonly _tag: "TooManyGuests"; readonly max: number }

/** Nights between arrival and departure, by local dates. */
export const nights = (arrives: Instant, leaves: Instant, offset: ZoneOffset = ulaanbaatar): number =>
  wallDay(leaves, offset) - wallDay(arrives, offset)

/** Price of a stay, nights times rooms, or the reason why it cannot be booked. */
export const stay = (
  room: Pick<Room, "id" | "price" | "available" | "capacity">,
  requested: { readonly arrives: Instant; readonly leaves: Instant; readonly rooms: number; readonly guests: number },
): Stay => {
  const count = nights(requested.arrives, requested.leaves)
  if (count <= 0) return { _tag: "NoNights" }
  if (count > maxNights) return { _tag: "TooLong", max: maxNights }
  if (requested.rooms > room.available || requested.rooms < 1) return { _tag: "TooFewRooms", available: room.available }
  if (requested.guests > room.capacity * requested.rooms) return { _tag: "TooManyGuests", max: room.capacity * requested.rooms }
  return { _tag: "Priced", price: { roomId: room.id, nights: count, rooms: requested.rooms, total: times(room.price, count * requested.rooms) } }
}
