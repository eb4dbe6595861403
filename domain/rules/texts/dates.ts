/** Dates and times in the language of a locale. */
import type { Instant } from "../../entities/ids.ts"
import type { Locale } from "../../entities/locale.ts"
import { languages } from "#domain/languages/languages.ts"
import { ulaanbaatar, wallDay, wallTime } from "#domain/rules/instants.ts"
import type { ZoneOffset } from "#domain/rules/instants.ts"
import { twoDigits } from "./two-digits.ts"

/** Joins the parts of a date, so that no line breaks inside it: no-break spaces, and a word joiner after the hyphen. */
export const unbroken = (date: string): string => date.replaceAll(" ", "\u00A0").replaceAll("-", "-\u2060")

/**
 * - `short`: `2025.11.07`, in English `7 Nov 2025`
 * - `medium`: `2025 оны 11-р сарын 7`, in English `7 November 2025`
 * - `full`: with the weekday before or after it
 * - `picker`: `2025/11/07` in every language, as date fields take it. Specification §5.
 */
export type DateStyle = "short" | "medium" | "full" | "picker"

export const formatDate = (instant: Instant, locale: Locale, style: DateStyle = "short", offset: ZoneOffset = ulaanbaatar): string => {
  const at = wallTime(instant, offset)
  if (style === "picker") return `${at.year}/${twoDigits(at.month)}/${twoDigits(at.day)}`
  const { shortDate, date, weekdayAndDate, weekdays } = languages[locale]
  if (style === "short") return unbroken(shortDate(at))
  const medium = unbroken(date(at))
  return style === "medium" ? medium : weekdayAndDate(weekdays[at.weekday] ?? "", medium)
}

/** `2025 оны 11-р сар`, in English `November 2025`. */
export const formatMonth = (instant: Instant, locale: Locale, offset: ZoneOffset = ulaanbaatar): string =>
  unbroken(languages[locale].month(wallTime(instant, offset)))

/** Local time as `14:05`, in every language. */
export const formatTime = (instant: Instant, offset: ZoneOffset = ulaanbaatar): string => {
  const at = wallTime(instant, offset)
  return `${twoDigits(at.hour)}:${twoDigits(at.minute)}`
}

/** `2025.11.07 14:05`. */
export const formatDateTime = (instant: Instant, locale: Locale, offset: ZoneOffset = ulaanbaatar): string =>
  `${formatDate(instant, locale, "short", offset)}${languages[locale].beforeTime}${formatTime(instant, offset)}`

/** Day relative to `now`: today, tomorrow, or `11-р сарын 10, даваа`; always the date without a `now`, for what is read later. */
export const formatDay = (instant: Instant, now: Instant | null, locale: Locale, offset: ZoneOffset = ulaanbaatar): string => {
  const { nearby, weekdays, weekdayAndDay, day } = languages[locale]
  const near = now === null ? undefined : nearby[wallDay(instant, offset) - wallDay(now, offset)]
  if (near !== undefined) return near
  const at = wallTime(instant, offset)
  return weekdayAndDay(weekdays[at.weekday] ?? "", unbroken(day(at)))
}
