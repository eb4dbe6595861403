/** Opening hours of a store: whether it is open, until when, when it opens next, and days with the same hours. S29i. */
import type { DayHours } from "#domain/entities/content/store.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { ulaanbaatar, wallDay, wallTime, weekdayOf, type ZoneOffset } from "#domain/rules/instants.ts"

/** Whether a store is open. `until` and `at` are minutes after midnight; `inDays` 0 is today; `never`: the store opens on no day. */
export type Opening =
  | { readonly _tag: "open"; readonly until: number }
  | { readonly _tag: "closed"; readonly inDays: number; readonly weekday: number; readonly at: number }
  | { readonly _tag: "never" }

/** A store is open from the first minute of its hours, and closed from the last. */
export const openingAt = (hours: ReadonlyArray<DayHours>, now: Instant, offset: ZoneOffset = ulaanbaatar): Opening => {
  const time = wallTime(now, offset)
  const minutes = time.hour * 60 + time.minute
  const today = wallDay(now, offset)
  const current = hours.find(({ weekday, from, to }) => weekday === time.weekday && from <= minutes && minutes < to)
  if (current !== undefined) return { _tag: "open", until: current.to }
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const weekday = weekdayOf(today + inDays)
    const isAhead = (from: number): boolean => inDays > 0 || from > minutes
    const starts = hours.filter((day) => day.weekday === weekday && day.from < day.to && isAhead(day.from)).map(({ from }) => from)
    if (starts.length > 0) return { _tag: "closed", inDays, weekday, at: Math.min(...starts) }
  }
  return { _tag: "never" }
}

/** Hours of a day in minutes after midnight, such as those before and after a break. */
export type Times = Pick<DayHours, "from" | "to">

/** Neighbouring weekdays with the same hours; `days` is their number. */
export type HoursSpan = { readonly first: number; readonly last: number; readonly days: number; readonly times: ReadonlyArray<Times> }

/** Weekdays from Monday; Sunday is 0. */
export const fromMonday = [1, 2, 3, 4, 5, 6, 0] as const

const timesOn = (weekday: number, hours: ReadonlyArray<DayHours>): ReadonlyArray<Times> =>
  hours.flatMap((day) => (day.weekday === weekday ? [{ from: day.from, to: day.to }] : [])).toSorted((one, other) => one.from - other.from)

const areSame = (some: ReadonlyArray<Times>, others: ReadonlyArray<Times>): boolean =>
  some.length === others.length && some.every(({ from, to }, at) => from === others[at]?.from && to === others[at].to)

/** The week from Monday, with neighbouring days of the same hours joined; days without hours are left out. */
export const weekOf = (hours: ReadonlyArray<DayHours>): ReadonlyArray<HoursSpan> => {
  const spans: HoursSpan[] = []
  for (const weekday of fromMonday) {
    const times = timesOn(weekday, hours)
    const before = spans.at(-1)
    if (before !== undefined && areSame(before.times, times)) spans[spans.length - 1] = { ...before, last: weekday, days: before.days + 1 }
    else spans.push({ first: weekday, last: weekday, days: 1, times })
  }
  return spans.filter(({ times }) => times.length > 0)
}

/** Time of day of minutes after midnight, as `11:00`; midnight at the end of a day is `24:00`. */
export const formatMinutes = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`
