/** Month of a calendar: its weeks of local days, and the day that a key leads to. Specification §5, V2. */
import { day, weekdayOf } from "#domain/rules/instants.ts"

const partsOf = (wallDayNumber: number): readonly [year: number, month: number, date: number] => {
  const date = new Date(wallDayNumber * day)
  return [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
}
const firstOf = (year: number, month: number): number => Date.UTC(year, month, 1) / day

/** First day of the month that a day is in. */
export const monthStart = (wallDayNumber: number): number => {
  const [year, month] = partsOf(wallDayNumber)
  return firstOf(year, month)
}

/** The same date some months later, at most the last one of that month. */
export const monthsLater = (wallDayNumber: number, months: number): number => {
  const [year, month, date] = partsOf(wallDayNumber)
  return Math.min(firstOf(year, month + months) + date - 1, firstOf(year, month + months + 1) - 1)
}

/** Weeks of the month that a day is in, from Monday to Sunday; `null` for days of its neighbours. */
export const monthWeeks = (dayInMonth: number): ReadonlyArray<ReadonlyArray<number | null>> => {
  const [year, month] = partsOf(dayInMonth)
  const first = firstOf(year, month)
  const next = firstOf(year, month + 1)
  const monday = first - ((weekdayOf(first) + 6) % 7)
  return Array.from({ length: Math.ceil((next - monday) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => {
      const wallDayNumber = monday + week * 7 + index
      return wallDayNumber >= first && wallDayNumber < next ? wallDayNumber : null
    }),
  )
}

/**
 * Day that a key moves to: arrows by a day or a week, Home and End within the week, Page Up and Page Down by a month; `null` for other keys.
 */
export const dayByKey = (wallDayNumber: number, key: string): number | null => {
  const sinceMonday = (weekdayOf(wallDayNumber) + 6) % 7
  switch (key) {
    case "ArrowLeft":
      return wallDayNumber - 1
    case "ArrowRight":
      return wallDayNumber + 1
    case "ArrowUp":
      return wallDayNumber - 7
    case "ArrowDown":
      return wallDayNumber + 7
    case "Home":
      return wallDayNumber - sinceMonday
    case "End":
      return wallDayNumber + 6 - sinceMonday
    case "PageUp":
      return monthsLater(wallDayNumber, -1)
    case "PageDown":
      return monthsLater(wallDayNumber, 1)
    default:
      return null
  }
}
