/** Days of date fields, written yyyy/MM/dd. Specification §5, V2. */
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale } from "#domain/entities/locale.ts"
import { instantOf, minute, ulaanbaatar, type ZoneOffset } from "#domain/rules/instants.ts"
import { formatDate } from "./dates.ts"

/** Midnight of the day in a date field, `2025/11/07`; `null` for an impossible day. */
export const parsePickerDate = (text: string, offset: ZoneOffset = ulaanbaatar): Instant | null => {
  const parts = /^(\d{4})\/(\d{2})\/(\d{2})$/.exec(text.trim())
  if (parts === null) return null
  const [, year = "", month = "", date = ""] = parts
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(date)) - offset * minute
  const instant = instantOf(midnight)
  return formatDate(instant, defaultLocale, "picker", offset) === text.trim() ? instant : null
}
