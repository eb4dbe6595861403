/** Short names of a day: its weekday, and its date without the year. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { ulaanbaatar, wallDay, weekdayOf, type ZoneOffset } from "#domain/rules/instants.ts"
import { formatDate, weekdays } from "./dates.ts"

/** `даваа`, in English `Monday`. */
export const weekdayName = (instant: Instant, locale: Locale, offset: ZoneOffset = ulaanbaatar): string => weekdays[locale][weekdayOf(wallDay(instant, offset))] ?? ""

/** `11.23`, in English `23 Nov`. */
export const dayAndMonth = (instant: Instant, locale: Locale, offset: ZoneOffset = ulaanbaatar): string => {
  const short = formatDate(instant, locale, "short", offset)
  return locale === "mn" ? short.slice("2026.".length) : short.slice(0, -" 2026".length)
}
