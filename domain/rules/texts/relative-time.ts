/** Text of relative times in the language of a locale. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { relativeTimes } from "#domain/languages/relative-times.ts"
import { day, hour, millisecondsOf, minute, ulaanbaatar, wallDay } from "#domain/rules/instants.ts"
import type { ZoneOffset } from "#domain/rules/instants.ts"

/** Units from the largest, with their lengths in milliseconds. */
const units = [
  [365 * day, "year"],
  [30 * day, "month"],
  [7 * day, "week"],
  [day, "day"],
  [hour, "hour"],
  [minute, "minute"],
] as const

/** Time relative to `now`: «3 өдрийн өмнө», «2 цагийн дараа», «өчигдөр»; below a minute «дөнгөж сая» or «удахгүй». */
export const formatRelative = (instant: Instant, now: Instant, locale: Locale, offset: ZoneOffset = ulaanbaatar): string => {
  const texts = relativeTimes[locale]
  const distance = millisecondsOf(instant) - millisecondsOf(now)
  const past = distance <= 0
  const length = Math.abs(distance)
  if (length < minute) return past ? texts.justNow : texts.soon
  const days = wallDay(instant, offset) - wallDay(now, offset)
  if (length >= day && Math.abs(days) === 1) return past ? texts.yesterday : texts.tomorrow
  const [size, unit] = units.find(([unit]) => length >= unit) ?? units[units.length - 1]!
  // days are counted on the calendar: the evening before last is two days ago at noon
  const count = size === day ? Math.abs(days) : Math.floor(length / size)
  return past ? texts.past(count, unit) : texts.future(count, unit)
}
