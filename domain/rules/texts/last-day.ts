/** Last day of a period that ends at an instant. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { later, wallDay } from "#domain/rules/instants.ts"
import { formatDate, formatDateTime } from "./dates.ts"

/** Last day before an end: an end at midnight belongs to the day before it. */
export const formatLastDay = (end: Instant, locale: Locale): string => formatDate(later(end, -1), locale)

/** End with its date, for cached markup: `2026.11.30`, with its time unless that is midnight. */
export const formatEndDate = (end: Instant, locale: Locale): string =>
  wallDay(later(end, -1)) === wallDay(end) ? formatDateTime(end, locale) : formatLastDay(end, locale)

/** Days of a period: `2026.11.01–2026.11.30`; only the one that is known. */
export const formatPeriod = (start: Instant | null, end: Instant | null, locale: Locale): string =>
  [...(start === null ? [] : [formatDate(start, locale)]), ...(end === null ? [] : [formatLastDay(end, locale)])].join("–")
