/** Rules of the date field, with an optional window from 9:00 to 22:00. Specification §5, V2. */
import type { Instant } from "../../entities/ids.ts"
import { ulaanbaatar, wallTime } from "#domain/rules/instants.ts"
import type { ZoneOffset } from "#domain/rules/instants.ts"
import { parsePickerDate } from "#domain/rules/texts/picker-dates.ts"
import { isBlank, refusal } from "./refusals.ts"
import type { Refusal } from "./refusals.ts"

/** Hours of the day, both included; the last allowed time is 22:00:00. */
export const dateWindow = { from: 9, to: 22 } as const

/** Whether the local time is inside `dateWindow`. */
export const isInWindow = (instant: Instant, offset: ZoneOffset = ulaanbaatar): boolean => {
  const { hour, minute, second } = wallTime(instant, offset)
  return hour >= dateWindow.from && (hour < dateWindow.to || (hour === dateWindow.to && minute === 0 && second === 0))
}

/** Refusal of a day that is not a date in yyyy/MM/dd. */
export const checkDate = (form: { readonly date: string }): ReadonlyArray<Refusal<"date">> =>
  refusal("date", isBlank(form.date) ? "v.required" : parsePickerDate(form.date) === null ? "v.date" : null)

/** Refusal of an instant outside the window. */
export const checkDateTime = (instant: Instant, offset: ZoneOffset = ulaanbaatar): ReadonlyArray<Refusal<"date">> =>
  refusal("date", isInWindow(instant, offset) ? null : "v.date_window")
