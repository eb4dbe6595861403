/** Opening hours in Mongolian. */
import type { OpeningHours } from "#domain/languages/language.ts"

export const openingHours: OpeningHours = { everyDay: "Өдөр бүр {from}–{to}", day: "{day} {from}–{to}", days: "{first}–{last} {from}–{to}" }
