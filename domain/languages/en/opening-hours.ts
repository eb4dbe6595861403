/** Opening hours in English. */
import type { OpeningHours } from "#domain/languages/language.ts"

export const openingHours: OpeningHours = {
  everyDay: "Every day {times}",
  day: "{day} {times}",
  days: "{first}–{last} {times}",
}
