/** Dates and times in English. */
import type { Language } from "#domain/languages/language.ts"

export const language: Language = {
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  months: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  shortDate: "{d} {MMM} {y}",
  day: "{d} {MMMM}",
  date: "{d} {MMMM} {y}",
  month: "{MMMM} {y}",
  fullDay: "{weekday}, {date}",
  fullDate: "{weekday}, {date}",
  beforeTime: ", ",
  nearby: ["yesterday", "today", "tomorrow"],
}
