/** Last day of a period that ends at an instant. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { later } from "#domain/rules/instants.ts"
import { formatDate } from "./dates.ts"

/** Last day before an end: an end at midnight belongs to the day before it. */
export const formatLastDay = (end: Instant, locale: Locale): string => formatDate(later(end, -1), locale)
