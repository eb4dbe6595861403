/** A day and hour chosen in a date field: 9:00 to 22:00 where the window is asked for. Specification §5, V2. */
import type { Instant } from "../../entities/ids.ts"
import { ulaanbaatar, wallTime } from "#domain/rules/instants.ts"
import type { ZoneOffset } from "#domain/rules/instants.ts"
import { parsePickerDate } from "../texts/dates.ts"
import { isBlank, refusal } from "./refusals.ts"
import type { Refusal } from "./refusals.ts"

/** Hours of the day; the last moment is 22:00 itself. */
export const dateWindow = { from: 9, to: 22 } as const

export const isInWindow = (moment: Instant, offset: ZoneOffset = ulaanbaatar): boolean => {
  const { hour, minute, second } = wallTime(moment, offset)
  return hour >= dateWindow.from && (hour < dateWindow.to || (hour === dateWindow.to && minute === 0 && second === 0))
}

/** A day as it is typed, yyyy/MM/dd. */
export const checkDate = (form: { readonly date: string }): ReadonlyArray<Refusal<"date">> =>
  refusal("date", isBlank(form.date) ? "v.required" : parsePickerDate(form.date) === null ? "v.date" : null)

export const checkDateTime = (moment: Instant, offset: ZoneOffset = ulaanbaatar): ReadonlyArray<Refusal<"date">> =>
  refusal("date", isInWindow(moment, offset) ? null : "v.date_window")
