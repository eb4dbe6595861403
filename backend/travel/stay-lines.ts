/** Stays as lines of an order: a room's variant whose options carry dates, rooms and guests. */
import { decimalOf } from "#domain/entities/wire-codecs.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { tugrik } from "#domain/rules/money.ts"
import { atHour, later, minute, wallDay } from "#domain/rules/instants.ts"
import { stay, stayPrice, type RoomRates, type Season } from "#domain/rules/travel/hotel-stay.ts"
import { stayDay } from "#domain/rules/travel/stay-dates.ts"
import type { RequestedStay } from "#domain/rules/travel/stay-refusal.ts"
import { stayText as stayWords } from "#domain/rules/travel/stay-text.ts"

/** Room of a line with what is left of it for the nights of the line. */
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

/** Rooms left from the night of `from` to the night before `to`, both SQL dates. */
export const roomsLeft = (room: string, from: string, to: string): string =>
  `${room}.rooms - coalesce((select max(n.sold) from room_nights n where n.room_id = ${room}.id and n.night >= ${from} and n.night < ${to}), 0)`

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

/** Text of an option; empty where it is none. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

const count = (value: unknown): number | null => {
  const number = typeof value === "string" || typeof value === "number" ? decimalOf(value) : Number.NaN
  return Number.isInteger(number) && number > 0 ? number : null
}

/** Stay that the options of a line ask for; `null` where they do not say one. */
export const requestedStay = (options: Readonly<Record<string, unknown>>): RequestedStay | null => {
  const arrives = stayDay(textOf(options["arrives"]))
  const leaves = stayDay(textOf(options["leaves"]))
  const rooms = count(options["rooms"] ?? 1)
  const guests = count(options["guests"] ?? 1)
  return arrives === null || leaves === null || rooms === null || guests === null ? null : { arrives, leaves, rooms, guests }
}

/** A day at a time of the form `14:00`. */
const atTime = (wallDayNumber: number, time: string): Instant => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  return later(atHour(wallDayNumber, hours), minutes * minute)
}

/** Instant from which a room can be moved into. */
export const arrivalAt = (wallDayNumber: number, { check_in }: Pick<StayRoom, "check_in">): Instant => atTime(wallDayNumber, check_in)

/** Instant by which a room is to be left. */
export const departureAt = (wallDayNumber: number, { check_out }: Pick<StayRoom, "check_out">): Instant => atTime(wallDayNumber, check_out)

/** Arrivals of the stays among lines. */
export const arrivalsOf = (lines: ReadonlyArray<{ readonly room: StayRoom | null; readonly line_options: Readonly<Record<string, unknown>> }>): ReadonlyArray<Instant> =>
  lines.flatMap(({ room, line_options }) => {
    const requested = room === null ? null : requestedStay(line_options)
    return room === null || requested === null ? [] : [arrivalAt(requested.arrives, room)]
  })

/** Price of a line's stay, and 1 where it can still be booked. */
export const stayLine = (room: StayRoom, options: Readonly<Record<string, unknown>>, now: Instant): { readonly price: number; readonly onHand: number } => {
  const requested = requestedStay(options)
  if (requested === null || requested.leaves <= requested.arrives) return { price: room.price, onHand: 0 }
  const rates = ratesOf(room)
  return { price: stayPrice(rates, requested).total, onHand: stay(rates, requested, wallDay(now))._tag === "Priced" ? 1 : 0 }
}

/** `2026/11/27 – 2026/11/30, 3 nights, 2 guests, 1 room`. */
export const stayDatesText = (options: Readonly<Record<string, unknown>>, locale: Locale): string => {
  const requested = requestedStay(options)
  return requested === null ? "" : stayWords(requested, locale)
}

/** The same with the names of the passengers. */
export const stayText = (options: Readonly<Record<string, unknown>>, locale: Locale): string => [stayDatesText(options, locale), textOf(options["passengers"])].filter((part) => part !== "").join(", ")
