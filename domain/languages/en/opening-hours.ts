/** Opening hours in English. */
import type { OpeningHours } from "#domain/languages/language.ts"

export const openingHours: OpeningHours = {
  everyDay: "Every day {from}–{to}",
  day: "{day} {from}–{to}",
  days: "{first}–{last} {from}–{to}",
}
