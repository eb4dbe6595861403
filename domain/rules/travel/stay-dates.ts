/** Local days of a stay as dates, `2026-11-27`. */
import { defaultLocale } from "#domain/entities/locale.ts"
import { atHour, day, wallDay } from "#domain/rules/instants.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { parsePickerDate } from "#domain/rules/texts/picker-dates.ts"

/** Date of a local day. */
export const stayDate = (wallDayNumber: number): string => new Date(wallDayNumber * day).toISOString().slice(0, 10)

/** Local day of a date written with dashes or slashes; `null` for an impossible one. */
export const stayDay = (date: string): number | null => {
  const midnight = parsePickerDate(date.replaceAll("-", "/"))
  return midnight === null ? null : wallDay(midnight)
}

/** A local day as date fields write it, `2026/11/27`. */
export const pickerDate = (wallDayNumber: number): string => formatDate(atHour(wallDayNumber, 0), defaultLocale, "picker")
