/** Rules of the date field, with an optional window from 9:00 to 22:00. Specification §5, V2. */
import { parsePickerDate } from "#domain/rules/texts/picker-dates.ts"
import { isBlank, refusal } from "./refusals.ts"
import type { Refusal } from "./refusals.ts"

/** Hours of the day, both included. */
export const dateWindow = { from: 9, to: 22 } as const

/** Refusal of a day that is not a date in yyyy/MM/dd. */
export const checkDate = ({ date }: { readonly date: string }): ReadonlyArray<Refusal<"date">> => {
  if (isBlank(date)) return refusal("date", "v.required")
  return refusal("date", parsePickerDate(date) === null ? "v.date" : null)
}
