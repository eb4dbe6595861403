/** Dates and times in Mongolian and English; browsers have no Mongolian `Intl` data. */
import type { Instant } from "../../entities/ids.ts"
import type { Locale } from "../../entities/locale.ts"
import { ulaanbaatar, wallDay, wallTime } from "#domain/rules/instants.ts"
import type { ZoneOffset } from "#domain/rules/instants.ts"

/** Names of the days from Sunday, 0. */
export const weekdays: Readonly<Record<Locale, ReadonlyArray<string>>> = {
  mn: ["ням", "даваа", "мягмар", "лхагва", "пүрэв", "баасан", "бямба"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
}
const months = [
  "January", "February", "March", "April", "May", "June",
  "July", "August", "September", "October", "November", "December",
]

const twoDigits = (value: number): string => String(value).padStart(2, "0")

/** Joins the parts of a date, so that no line breaks inside it: no-break spaces, and a word joiner after the hyphen. */
const unbroken = (date: string): string => date.replaceAll(" ", "\u00A0").replaceAll("-", "-\u2060")

/**
 * - `short`: `2025.11.07`, in English `7 Nov 2025`
 * - `medium`: `2025 оны 11-р сарын 7`, in English `7 November 2025`
 * - `full`: with the weekday before or after it
 * - `picker`: `2025/11/07`, as date fields take it. Specification §5.
 */
export type DateStyle = "short" | "medium" | "full" | "picker"

export const formatDate = (instant: Instant, locale: Locale, style: DateStyle = "short", offset: ZoneOffset = ulaanbaatar): string => {
  const at = wallTime(instant, offset)
  const month = months[at.month - 1] ?? ""
  const weekday = weekdays[locale][at.weekday] ?? ""
  if (style === "picker") return `${at.year}/${twoDigits(at.month)}/${twoDigits(at.day)}`
  if (style === "short") {
    return locale === "mn" ? `${at.year}.${twoDigits(at.month)}.${twoDigits(at.day)}` : unbroken(`${at.day} ${month.slice(0, 3)} ${at.year}`)
  }
  const medium = unbroken(locale === "mn" ? `${at.year} оны ${at.month}-р сарын ${at.day}` : `${at.day} ${month} ${at.year}`)
  if (style === "medium") return medium
  return locale === "mn" ? `${medium}, ${weekday} гараг` : `${weekday}, ${medium}`
}

/** `2025 оны 11-р сар`, in English `November 2025`. */
export const formatMonth = (instant: Instant, locale: Locale, offset: ZoneOffset = ulaanbaatar): string => {
  const { year, month } = wallTime(instant, offset)
  return unbroken(locale === "mn" ? `${year} оны ${month}-р сар` : `${months[month - 1] ?? ""} ${year}`)
}

/** Local time as `14:05`, in both languages. */
export const formatTime = (instant: Instant, offset: ZoneOffset = ulaanbaatar): string => {
  const at = wallTime(instant, offset)
  return `${twoDigits(at.hour)}:${twoDigits(at.minute)}`
}

/** `2025.11.07 14:05`. */
export const formatDateTime = (instant: Instant, locale: Locale, offset: ZoneOffset = ulaanbaatar): string =>
  `${formatDate(instant, locale, "short", offset)}${locale === "mn" ? " " : ", "}${formatTime(instant, offset)}`

const nearby: Readonly<Record<Locale, Readonly<Record<number, string>>>> = {
  mn: { [-1]: "өчигдөр", 0: "өнөөдөр", 1: "маргааш", 2: "нөгөөдөр" },
  en: { [-1]: "yesterday", 0: "today", 1: "tomorrow" },
}

/** Day relative to `now`: today, tomorrow, or `11-р сарын 10, даваа`; always the date without a `now`, for what is read later. */
export const formatDay = (instant: Instant, now: Instant | null, locale: Locale, offset: ZoneOffset = ulaanbaatar): string => {
  const near = now === null ? undefined : nearby[locale][wallDay(instant, offset) - wallDay(now, offset)]
  if (near !== undefined) return near
  const at = wallTime(instant, offset)
  const weekday = weekdays[locale][at.weekday] ?? ""
  return locale === "mn" ? `${unbroken(`${at.month}-р сарын ${at.day}`)}, ${weekday}` : `${weekday}, ${unbroken(`${at.day} ${months[at.month - 1] ?? ""}`)}`
}
