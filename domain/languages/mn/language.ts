/** Dates and times in Mongolian. */
import type { Language } from "#domain/languages/language.ts"

export const language: Language = {
  weekdays: ["ням", "даваа", "мягмар", "лхагва", "пүрэв", "баасан", "бямба"],
  months: [],
  shortDate: "{y}.{MM}.{dd}",
  day: "{M}-р сарын {d}",
  date: "{y} оны {M}-р сарын {d}",
  month: "{y} оны {M}-р сар",
  fullDay: "{date}, {weekday}",
  fullDate: "{date}, {weekday} гараг",
  beforeTime: " ",
  nearby: ["өчигдөр", "өнөөдөр", "маргааш", "нөгөөдөр"],
}
