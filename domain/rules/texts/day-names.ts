/** Date of a day without its year. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { languages } from "#domain/languages/languages.ts"
import { ulaanbaatar, type ZoneOffset } from "#domain/rules/instants.ts"
import { formatByPattern } from "./dates.ts"

/** The year with what parts it from the rest of a pattern. */
const year = /^\{y\}.|.\{y\}$/u

/** `11.23`, in English `23 Nov`. */
export const dayAndMonth = (instant: Instant, locale: Locale, offset: ZoneOffset = ulaanbaatar): string =>
  formatByPattern(instant, locale, languages[locale].shortDate.replace(year, ""), offset)
