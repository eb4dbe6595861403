/** Nights of a hotel's rooms that are sold elsewhere, as spans of nights. E29. */
import { wallDayOf } from "#domain/rules/calendar-date.ts"
import { stayDate } from "./stay-dates.ts"

/** `count` rooms on each night from that of the date `from` to that of `to`, both included. */
export type SoldSpan = { readonly from: string; readonly to: string; readonly count: number }

/** Most nights of a span. */
export const maxSoldNights = 400

/** Number of nights of a span; `null` where a date is none or the last night comes before the first. */
export const nightsIn = ({ from, to }: Pick<SoldSpan, "from" | "to">): number | null => {
  const [first, last] = [wallDayOf(from), wallDayOf(to)]
  return first === null || last === null || last < first ? null : last - first + 1
}

/** Rooms sold on each night, by its date; spans that overlap add up. */
export const soldByNight = (spans: ReadonlyArray<SoldSpan>): ReadonlyMap<string, number> => {
  const sold = new Map<string, number>()
  for (const span of spans) {
    for (let at = 0; at < (nightsIn(span) ?? 0); at += 1) {
      const date = stayDate((wallDayOf(span.from) ?? 0) + at)
      sold.set(date, (sold.get(date) ?? 0) + span.count)
    }
  }
  return sold
}

/** Fewest spans of the nights, in their order. */
export const soldSpans = (sold: ReadonlyMap<string, number>): ReadonlyArray<SoldSpan> => {
  const spans: SoldSpan[] = []
  const nights = [...sold].filter(([, count]) => count > 0).toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (const [date, count] of nights) {
    const before = spans.at(-1)
    const isNext = before !== undefined && before.count === count && nightsIn({ from: before.to, to: date }) === 2
    if (isNext) spans[spans.length - 1] = { ...before, to: date }
    else spans.push({ from: date, to: date, count })
  }
  return spans
}
