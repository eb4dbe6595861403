/** Dates and times in the language of a locale. */
import type { Instant } from "../../entities/ids.ts"
import type { Locale } from "../../entities/locale.ts"
import type { Language } from "#domain/languages/language.ts"
import { languages } from "#domain/languages/languages.ts"
import { ulaanbaatar, wallDay, wallTime, weekdayOf } from "#domain/rules/instants.ts"
import type { ZoneOffset } from "#domain/rules/instants.ts"
import { twoDigits } from "./two-digits.ts"

/** A pattern with its `{values}`. */
export const filled = (pattern: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name] ?? ""}`)

/** Joins the parts of a date, so that no line breaks inside it: no-break spaces, and a word joiner after the hyphen. */
const unbroken = (date: string): string => date.replaceAll(" ", "\u00A0").replaceAll("-", "-\u2060")

/** Date by a pattern of a language. */
export const formatByPattern = (instant: Instant, locale: Locale, pattern: string, offset: ZoneOffset = ulaanbaatar): string => {
  const { year, month, day } = wallTime(instant, offset)
  const name = languages[locale].months[month - 1]
  return unbroken(
    filled(pattern, { y: year, M: month, MM: twoDigits(month), MMM: name?.slice(0, 3), MMMM: name, d: day, dd: twoDigits(day) }),
  )
}

/** `даваа`, in English `Monday`. */
export const weekdayName = (instant: Instant, locale: Locale, offset: ZoneOffset = ulaanbaatar): string =>
  languages[locale].weekdays[weekdayOf(wallDay(instant, offset))] ?? ""

/**
 * - `short`: `2025.11.07`, in English `7 Nov 2025`
 * - `medium`: `2025 оны 11-р сарын 7`, in English `7 November 2025`
 * - `full`: with the weekday before or after it
 * - `picker`: `2025/11/07` in every language, as date fields take it. Specification §5.
 */
export type DateStyle = "short" | "medium" | "full" | "picker"

const patternOf = (style: DateStyle, { shortDate, date }: Language): string => {
  switch (style) {
    case "picker":
      return "{y}/{MM}/{dd}"
    case "short":
      return shortDate
    case "medium":
    case "full":
      return date
    default:
      return style satisfies never
  }
}

export const formatDate = (instant: Instant, locale: Locale, style: DateStyle = "short", offset: ZoneOffset = ulaanbaatar): string => {
  const language = languages[locale]
  const date = formatByPattern(instant, locale, patternOf(style, language), offset)
  return style === "full" ? filled(language.fullDate, { date, weekday: weekdayName(instant, locale, offset) }) : date
}

/** `2025 оны 11-р сар`, in English `November 2025`. */
export const formatMonth = (instant: Instant, locale: Locale, offset: ZoneOffset = ulaanbaatar): string =>
  formatByPattern(instant, locale, languages[locale].month, offset)

/** Local time as `14:05`, in every language. */
export const formatTime = (instant: Instant, offset: ZoneOffset = ulaanbaatar): string => {
  const at = wallTime(instant, offset)
  return `${twoDigits(at.hour)}:${twoDigits(at.minute)}`
}

/** `2025.11.07 14:05`. */
export const formatDateTime = (instant: Instant, locale: Locale, offset: ZoneOffset = ulaanbaatar): string =>
  formatDate(instant, locale, "short", offset) + languages[locale].beforeTime + formatTime(instant, offset)

/** Day relative to `now`: today, tomorrow, or `11-р сарын 10, даваа`; always the date without a `now`, for what is read later. */
export const formatDay = (instant: Instant, now: Instant | null, locale: Locale, offset: ZoneOffset = ulaanbaatar): string => {
  const { nearby, fullDay, day } = languages[locale]
  const near = now === null ? undefined : nearby[wallDay(instant, offset) - wallDay(now, offset) + 1]
  return near ?? filled(fullDay, { date: formatByPattern(instant, locale, day, offset), weekday: weekdayName(instant, locale, offset) })
}
