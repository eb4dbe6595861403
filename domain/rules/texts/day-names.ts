/** Short names of a day: its weekday, and its date without the year. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { languages } from "#domain/languages/languages.ts"
import { ulaanbaatar, wallDay, wallTime, weekdayOf, type ZoneOffset } from "#domain/rules/instants.ts"
import { unbroken } from "./dates.ts"

/** `даваа`, in English `Monday`. */
export const weekdayName = (instant: Instant, locale: Locale, offset: ZoneOffset = ulaanbaatar): string => languages[locale].weekdays[weekdayOf(wallDay(instant, offset))] ?? ""

/** `11.23`, in English `23 Nov`. */
export const dayAndMonth = (instant: Instant, locale: Locale, offset: ZoneOffset = ulaanbaatar): string => unbroken(languages[locale].shortDay(wallTime(instant, offset)))
