/** Returns within 24, 48 or 72 hours of receipt, by category. Specification §9, W8. */
import type { Instant } from "#domain/entities/ids.ts"
import { day, hour, later, millisecondsOf } from "#domain/rules/instants.ts"
import { isGoods } from "#domain/rules/travel/stay-line.ts"

export type ReturnHours = 24 | 48 | 72

/** Hours for a category without an entry. */
export const usualReturnHours: ReturnHours = 48

/** Hours by permalink; the longest matching prefix decides. Food and skin care are shortest, clothes longest. */
export const returnHoursByCategory: Readonly<Record<string, ReturnHours>> = {
  food: 24,
  beauty: 24,
  pets: 24,
  women: 72,
  men: 72,
  kids: 72,
  accessories: 72,
  electronics: 48,
}

/** Hours from receipt within which a product of the category may be returned. */
export const returnHours = (permalink: string, table: Readonly<Record<string, ReturnHours>> = returnHoursByCategory): ReturnHours => {
  const parts = permalink.split("/")
  const fitting = parts.map((_, at) => parts.slice(0, parts.length - at).join("/")).find((prefix) => Object.hasOwn(table, prefix))
  return fitting === undefined ? usualReturnHours : (table[fitting] ?? usualReturnHours)
}

/** Instant until which a product received at `deliveredAt` may be returned. */
export const returnableUntil = (deliveredAt: Instant, hours: number): Instant => later(deliveredAt, hours * hour)

/** Whether `now` is within the time for returns, both ends included. */
export const isReturnable = (deliveredAt: Instant, hours: number, now: Instant): boolean =>
  millisecondsOf(now) >= millisecondsOf(deliveredAt) && millisecondsOf(now) <= millisecondsOf(returnableUntil(deliveredAt, hours))

/** Days after the request in which goods are handed over to a courier or in a store. */
export const handOverDays = 7

/** Instant until which goods of a return that was requested at `requestedAt` are handed over. */
export const handOverUntil = (requestedAt: Instant): Instant => later(requestedAt, handOverDays * day)

/** Distinct times for returns, shortest first. */
const distinct = (hours: ReadonlyArray<number>): ReadonlyArray<number> => [...new Set(hours)].toSorted((one, other) => one - other)

/** Times for returns of all categories, in hours. */
export const returnPeriods: ReadonlyArray<number> = distinct([...Object.values(returnHoursByCategory), usualReturnHours])

/** Times for returns of the lines of an order, in hours; a line without one has the usual. */
export const returnPeriodsOf = (lines: ReadonlyArray<{ readonly returnHours: number | null }>): ReadonlyArray<number> =>
  distinct(lines.map((line) => line.returnHours ?? usualReturnHours))

/** Whether the time for returns of all goods is over; stays and gift cards are not returned. */
export const areReturnsClosed = (
  deliveredAt: Instant | null,
  lines: ReadonlyArray<Parameters<typeof isGoods>[0] & { readonly returnHours: number | null }>,
  now: Instant,
): boolean =>
  deliveredAt !== null &&
  returnPeriodsOf(lines.filter(isGoods)).every((hours) => millisecondsOf(now) > millisecondsOf(returnableUntil(deliveredAt, hours)))
