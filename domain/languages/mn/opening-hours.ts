/** Opening hours in Mongolian. */
import type { OpeningHours } from "#domain/languages/language.ts"

export const openingHours: OpeningHours = { everyDay: "Өдөр бүр {times}", day: "{day} {times}", days: "{first}–{last} {times}" }
