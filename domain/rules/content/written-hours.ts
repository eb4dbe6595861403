/** Opening hours as people write them: `{ "mon-fri": "10:00-13:00, 14:00-19:00", "sat": "10:00-16:00" }`. */
import type { DayHours } from "#domain/entities/content/store.ts"
import { fromMonday, weekOf, type HoursSpan, type Times } from "./store-hours.ts"

export type WrittenHours = Readonly<Record<string, string>>

/** From Sunday, which is weekday 0. */
const dayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const
const minutesOfDay = 24 * 60

/** Weekdays of `mon-fri` or `sat`; a range may pass over Sunday. `null` for other text. */
const weekdaysOf = (text: string): ReadonlyArray<number> | null => {
  const [first = "", last = first, ...rest] = text.split("-")
  const [from, to] = [first, last].map((name) => dayNames.findIndex((day) => day === name))
  if (from === undefined || to === undefined || from < 0 || to < 0 || rest.length > 0) return null
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7)
}

/** Hours of a day, `10:00-13:00, 14:00-24:00`, one after the other; `null` for other text. */
const timesOf = (text: string): ReadonlyArray<Times> | null => {
  const parts = text.split(",").map((part) => {
    const [, fromHour, fromMinute, toHour, toMinute] = /^(\d{1,2}):([0-5]\d)-(\d{1,2}):([0-5]\d)$/.exec(part.trim()) ?? []
    return { from: Number(fromHour) * 60 + Number(fromMinute), to: Number(toHour) * 60 + Number(toMinute) }
  })
  const isRight = parts.every(({ from, to }, at) => (parts[at - 1]?.to ?? -1) < from && from < to && to <= minutesOfDay)
  return isRight ? parts : null
}

/** The hours, from Monday; `null` where a day or a time is none, or a day stands twice. */
export const readHours = (written: WrittenHours): ReadonlyArray<DayHours> | null => {
  const byDay = new Map<number, ReadonlyArray<Times>>()
  for (const [days, text] of Object.entries(written)) {
    const [weekdays, times] = [weekdaysOf(days), timesOf(text)]
    if (weekdays === null || times === null || weekdays.some((weekday) => byDay.has(weekday))) return null
    for (const weekday of weekdays) byDay.set(weekday, times)
  }
  return fromMonday.flatMap((weekday) => (byDay.get(weekday) ?? []).map((times) => ({ weekday, ...times })))
}

const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`

const daysText = ({ first, last }: HoursSpan): string => [...new Set([dayNames[first], dayNames[last]])].join("-")

/** The hours as they are written, neighbouring days of the same hours together. */
export const writtenHours = (hours: ReadonlyArray<DayHours>): WrittenHours =>
  Object.fromEntries(
    weekOf(hours).map((span) => [daysText(span), span.times.map(({ from, to }) => `${timeText(from)}-${timeText(to)}`).join(", ")]),
  )
