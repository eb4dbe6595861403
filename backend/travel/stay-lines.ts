/** Stays as lines of an order: the variant of a hotel room, with options that hold dates, rooms and guests. */
import { decimalOf } from "#domain/entities/wire-codecs.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { atHour, later, minute, wallDay } from "#domain/rules/instants.ts"
import { stay, stayPrice } from "#domain/rules/travel/hotel-stay.ts"
import { stayDay } from "#domain/rules/travel/stay-dates.ts"
import type { RequestedStay } from "#domain/rules/travel/stay-refusal.ts"
import { stayText } from "#domain/rules/travel/stay-text.ts"
import { ratesOf, type StayRoom } from "./stay-rooms.ts"

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
  return requested === null ? "" : stayText(requested, locale)
}

/** Dates of a line's stay with the names of its passengers. */
export const stayLineText = (options: Readonly<Record<string, unknown>>, locale: Locale): string =>
  [stayDatesText(options, locale), textOf(options["passengers"])].filter((part) => part !== "").join(", ")
