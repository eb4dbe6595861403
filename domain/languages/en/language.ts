/** Dates and times in English. */
import type { Language } from "#domain/languages/languages.ts"

const months = [
  "January", "February", "March", "April", "May", "June",
  "July", "August", "September", "October", "November", "December",
]
const nameOf = (month: number): string => months[month - 1] ?? ""

const shortDay: Language["shortDay"] = ({ month, day }) => `${day} ${nameOf(month).slice(0, 3)}`
const day: Language["day"] = (date) => `${date.day} ${nameOf(date.month)}`
const afterWeekday: Language["weekdayAndDate"] = (weekday, date) => `${weekday}, ${date}`

export const language: Language = {
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  shortDay,
  shortDate: (date) => `${shortDay(date)} ${date.year}`,
  day,
  date: (date) => `${day(date)} ${date.year}`,
  month: ({ year, month }) => `${nameOf(month)} ${year}`,
  weekdayAndDay: afterWeekday,
  weekdayAndDate: afterWeekday,
  beforeTime: ", ",
  nearby: { [-1]: "yesterday", 0: "today", 1: "tomorrow" },
  pickupWindow: (ready, last) => `from ${ready} until ${last}`,
}
