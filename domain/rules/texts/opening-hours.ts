/** Opening hours of a store as texts, neighbouring days of the same hours together: «даваа–баасан 10:00–21:00». */
import type { DayHours } from "#domain/entities/content/store.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { languages } from "#domain/languages/languages.ts"
import { openingHours } from "#domain/languages/opening-hours.ts"
import { formatMinutes, weekOf } from "#domain/rules/content/store-hours.ts"
import { filled } from "./dates.ts"

export const formatOpeningHours = (hours: ReadonlyArray<DayHours>, locale: Locale): ReadonlyArray<string> => {
  const { everyDay, day, days } = openingHours[locale]
  const nameOf = (weekday: number): string => languages[locale].weekdays[weekday] ?? ""
  return weekOf(hours).map(({ first, last, days: count, times: spans }) => {
    const times = spans.map(({ from, to }) => `${formatMinutes(from)}–${formatMinutes(to)}`).join(", ")
    if (count === 7) return filled(everyDay, { times })
    if (count === 1) return filled(day, { times, day: nameOf(first) })
    return filled(days, { times, first: nameOf(first), last: nameOf(last) })
  })
}
