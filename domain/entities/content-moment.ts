/** Schema of a moment as a merchant writes it: a day in Ulaanbaatar, or the moment itself. */
import * as Schema from "effect/Schema"
import { wallDayOf } from "#domain/rules/calendar-date.ts"
import { Instant } from "./ids.ts"

const isInstant = Schema.is(Instant)

/** `2026-11-26`: its first moment where something begins, and all of the day where it ends. Or `2026-11-26T18:00:00+08:00`. */
export const WrittenMoment = Schema.String.check(
  Schema.makeFilter((text) => wallDayOf(text) !== null || isInstant(text) || "content.moment"),
)
