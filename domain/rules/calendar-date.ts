/** Dates as people write them, `2026-11-26`, as local days. */
import type { Instant } from "#domain/entities/ids.ts"
import { day, instantOf, wallDay } from "./instants.ts"

/** Number of the local day that a date `2026-11-26` names; `null` for no date. */
export const wallDayOf = (date: string): number | null => {
  const at = /^\d{4}-\d{2}-\d{2}$/u.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  // The platform takes 30 February for 2 March.
  return Number.isNaN(at) || !instantOf(at).startsWith(date) ? null : at / day
}

/** Date in Ulaanbaatar of an instant: `2026-11-27` of 2026-11-26 at 17:00 UTC. */
export const localDate = (instant: Instant): string => instantOf(wallDay(instant) * day).slice(0, 10)
