/** Stays as lines of an order: the variant of a hotel room, with options that hold dates, rooms and guests. */
import { decimalOf } from "#domain/entities/wire-codecs.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { tugrik } from "#domain/rules/money.ts"
import { atHour, later, minute, wallDay } from "#domain/rules/instants.ts"
import { stay, stayPrice, type RoomRates, type Season } from "#domain/rules/travel/hotel-stay.ts"
import { stayDay } from "#domain/rules/travel/stay-dates.ts"
import type { RequestedStay } from "#domain/rules/travel/stay-refusal.ts"
import { stayText as stayWords } from "#domain/rules/travel/stay-text.ts"

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

/** Value of an option that is a text, otherwise an empty text. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

/** Whole number above 0 of an option; `null` for other values. */
const countOf = (value: unknown): number | null => {
  const number = typeof value === "string" || typeof value === "number" ? decimalOf(value) : Number.NaN
  return Number.isInteger(number) && number > 0 ? number : null
}

/** Stay in the options of a line; `null` where they are no valid stay. */
export const requestedStay = (options: Readonly<Record<string, unknown>>): RequestedStay | null => {
  const arrives = stayDay(textOf(options["arrives"]))
  const leaves = stayDay(textOf(options["leaves"]))
  const rooms = countOf(options["rooms"] ?? 1)
  const guests = countOf(options["guests"] ?? 1)
  return arrives === null || leaves === null || rooms === null || guests === null ? null : { arrives, leaves, rooms, guests }
}

/** Instant of a time such as `14:00` on a local day. */
const atTime = (wallDayNumber: number, time: string): Instant => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  return later(atHour(wallDayNumber, hours), minutes * minute)
}

/** Check-in of a stay that arrives on a local day. */
export const arrivalAt = (wallDayNumber: number, { check_in }: Pick<StayRoom, "check_in">): Instant => atTime(wallDayNumber, check_in)

/** Check-out of a stay that leaves on a local day. */
export const departureAt = (wallDayNumber: number, { check_out }: Pick<StayRoom, "check_out">): Instant => atTime(wallDayNumber, check_out)

/** Arrivals of the stays among lines. */
export const arrivalsOf = (
  lines: ReadonlyArray<{ readonly room: StayRoom | null; readonly line_options: Readonly<Record<string, unknown>> }>,
): ReadonlyArray<Instant> =>
  lines.flatMap(({ room, line_options }) => {
    const requested = room === null ? null : requestedStay(line_options)
    return room === null || requested === null ? [] : [arrivalAt(requested.arrives, room)]
  })

/** Price of a line's stay in tugrik; `onHand` is 1 while it can be booked, otherwise 0. */
export const stayLine = (
  room: StayRoom,
  options: Readonly<Record<string, unknown>>,
  now: Instant,
): { readonly price: number; readonly onHand: number } => {
  const requested = requestedStay(options)
  if (requested === null || requested.leaves <= requested.arrives) return { price: room.price, onHand: 0 }
  const rates = ratesOf(room)
  const isBookable = stay(rates, requested, wallDay(now))._tag === "Priced"
  return { price: stayPrice(rates, requested).total, onHand: isBookable ? 1 : 0 }
}

/** Text of a line's stay: `2026/11/27 – 2026/11/30, 3 nights, 2 guests, 1 room`; empty where the options are no valid stay. */
export const stayDatesText = (options: Readonly<Record<string, unknown>>, locale: Locale): string => {
  const requested = requestedStay(options)
  return requested === null ? "" : stayWords(requested, locale)
}

/** The same with the names of the passengers. */
export const stayText = (options: Readonly<Record<string, unknown>>, locale: Locale): string =>
  [stayDatesText(options, locale), textOf(options["passengers"])].filter((part) => part !== "").join(", ")
