/** What is still to come as text, by the clock of the reader: openings, deadlines and ends. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { later, wallDay } from "#domain/rules/instants.ts"
import { formatDate, formatDay, formatTime } from "./dates.ts"

/** Days from now within which a day is named without its year. */
const yearlessDays = 180

const dayName = (instant: Instant, now: Instant, locale: Locale): string =>
  Math.abs(wallDay(instant) - wallDay(now)) > yearlessDays ? formatDate(instant, locale, "full") : formatDay(instant, now, locale)

/** Moment with its day unless that is today: `13:23`, `маргааш 13:23`, `Monday, 10 November 13:23`; with a year half a year away. */
export const formatMoment = (instant: Instant, now: Instant, locale: Locale): string => {
  const time = formatTime(instant)
  return wallDay(instant) === wallDay(now) ? time : `${dayName(instant, now, locale)} ${time}`
}

/** Deadline or end as the moment it is; an end at midnight is the end of the day before it, and written as that day: `өнөөдөр`, `Monday, 10 November`. */
export const formatEnd = (end: Instant, now: Instant, locale: Locale): string => {
  const last = later(end, -1)
  return wallDay(last) === wallDay(end) ? formatMoment(end, now, locale) : dayName(last, now, locale)
}
