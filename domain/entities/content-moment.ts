/** Schema of a moment as a merchant writes it: a day in Ulaanbaatar, or the moment itself. */
import * as Schema from "effect/Schema"
import { wallDayOf } from "#domain/rules/calendar-date.ts"
import { Instant } from "./ids.ts"

/** `2026-11-26`: its first moment where something begins, and all of the day where it ends. */
const Day = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/),
  Schema.makeFilter((date) => wallDayOf(date) !== null),
)
export const WrittenMoment = Schema.Union([Day, Instant])
