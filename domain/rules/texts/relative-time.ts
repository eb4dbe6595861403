/** Text of relative times in Mongolian and English. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { day, hour, millisecondsOf, minute, ulaanbaatar, wallDay } from "#domain/rules/instants.ts"
import type { ZoneOffset } from "#domain/rules/instants.ts"

const week = 7 * day
const month = 30 * day
const year = 365 * day

/** Units from the largest: length in milliseconds, genitive in Mongolian, name in English. */
const units = [
  [year, "жилийн", "year"],
  [month, "сарын", "month"],
  [week, "долоо хоногийн", "week"],
  [day, "өдрийн", "day"],
  [hour, "цагийн", "hour"],
  [minute, "минутын", "minute"],
] as const

const counted = (count: number, genitive: string, name: string, past: boolean, locale: Locale): string => {
  if (locale === "mn") return `${count} ${genitive} ${past ? "өмнө" : "дараа"}`
  const amount = `${count} ${name}${count === 1 ? "" : "s"}`
  return past ? `${amount} ago` : `in ${amount}`
}

/** Time relative to `now`: «3 өдрийн өмнө», «2 цагийн дараа», «өчигдөр»; below a minute «дөнгөж сая» or «удахгүй». */
export const formatRelative = (instant: Instant, now: Instant, locale: Locale, offset: ZoneOffset = ulaanbaatar): string => {
  const distance = millisecondsOf(instant) - millisecondsOf(now)
  const past = distance <= 0
  const length = Math.abs(distance)
  if (length < minute) return past ? (locale === "mn" ? "дөнгөж сая" : "just now") : locale === "mn" ? "удахгүй" : "soon"
  const days = wallDay(instant, offset) - wallDay(now, offset)
  if (length >= day && Math.abs(days) === 1) {
    return past ? (locale === "mn" ? "өчигдөр" : "yesterday") : locale === "mn" ? "маргааш" : "tomorrow"
  }
  const [size, genitive, name] = units.find(([unit]) => length >= unit) ?? units[units.length - 1]!
  // days are counted on the calendar: the evening before last is two days ago at noon
  const count = size === day ? Math.abs(days) : Math.floor(length / size)
  return counted(count, genitive, name, past, locale)
}
