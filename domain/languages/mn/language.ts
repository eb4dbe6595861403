/** Dates and times in Mongolian. */
import type { Language } from "#domain/languages/languages.ts"
import { twoDigits } from "#domain/rules/texts/two-digits.ts"

const shortDay: Language["shortDay"] = ({ month, day }) => `${twoDigits(month)}.${twoDigits(day)}`
const day: Language["day"] = (date) => `${date.month}-р сарын ${date.day}`

export const language: Language = {
  weekdays: ["ням", "даваа", "мягмар", "лхагва", "пүрэв", "баасан", "бямба"],
  shortDay,
  shortDate: (date) => `${date.year}.${shortDay(date)}`,
  day,
  date: (date) => `${date.year} оны ${day(date)}`,
  month: ({ year, month }) => `${year} оны ${month}-р сар`,
  weekdayAndDay: (weekday, date) => `${date}, ${weekday}`,
  weekdayAndDate: (weekday, date) => `${date}, ${weekday} гараг`,
  beforeTime: " ",
  nearby: { [-1]: "өчигдөр", 0: "өнөөдөр", 1: "маргааш", 2: "нөгөөдөр" },
  pickupWindow: (ready, last) => `${ready} цагаас ${last} хүртэл`,
}
