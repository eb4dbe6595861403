/** Relative times in Mongolian. */
import type { RelativeTime, Unit } from "#domain/languages/language.ts"

const genitives: Readonly<Record<Unit, string>> = {
  year: "жилийн",
  month: "сарын",
  week: "долоо хоногийн",
  day: "өдрийн",
  hour: "цагийн",
  minute: "минутын",
}

export const relativeTime: RelativeTime = {
  justNow: "дөнгөж сая",
  soon: "удахгүй",
  yesterday: "өчигдөр",
  tomorrow: "маргааш",
  past: (count, unit) => `${count} ${genitives[unit]} өмнө`,
  future: (count, unit) => `${count} ${genitives[unit]} дараа`,
}
