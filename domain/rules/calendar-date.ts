/** Dates as people write them, `2026-11-26`, as local days. */
import type { Instant } from "#domain/entities/ids.ts"
import { atHour, day, hour, instantOf, later, millisecondsOf, wallDay } from "./instants.ts"

/** Number of the local day that a date `2026-11-26` names; `null` for no date. */
export const wallDayOf = (date: string): number | null => {
  const at = /^\d{4}-\d{2}-\d{2}$/u.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  // The platform takes 30 February for 2 March.
  return Number.isNaN(at) || !instantOf(at).startsWith(date) ? null : at / day
}

/** Date in Ulaanbaatar of an instant: `2026-11-27` of 2026-11-26 at 17:00 UTC. */
export const localDate = (instant: Instant): string => instantOf(wallDay(instant) * day).slice(0, 10)

/** Moment that a text names: an ISO moment, or of a day `2026-11-26` the first moment or, for `last`, the one at which it is over; `null` for other text. */
export const writtenMoment = (text: string, of: "first" | "last"): Instant | null => {
  const dayNumber = wallDayOf(text)
  if (dayNumber !== null) return atHour(dayNumber, of === "first" ? 0 : 24)
  return /^\d{4}-\d{2}-\d{2}T/u.test(text) && !Number.isNaN(Date.parse(text)) ? instantOf(Date.parse(text)) : null
}

/** The text that `writtenMoment` reads: a day where the instant is at its edge, else the instant. */
export const momentText = (instant: Instant, of: "first" | "last"): string => {
  const inDay = of === "first" ? instant : later(instant, -hour)
  const date = localDate(inDay)
  return writtenMoment(date, of) === instantOf(millisecondsOf(instant)) ? date : instantOf(millisecondsOf(instant))
}
