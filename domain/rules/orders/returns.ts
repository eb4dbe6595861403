/** Until when a thing may be brought back. Specification §9, W8: 24, 48 or 72 hours from receipt, by category. */
import type { Instant } from "#domain/entities/ids.ts"
import { hour, later, millisecondsOf } from "#domain/rules/instants.ts"

export type ReturnHours = 24 | 48 | 72

/** Where nothing is said of a category. */
export const usualReturnHours: ReturnHours = 48

/** By category, the longest name that fits decides; what is eaten or worn on the skin soonest, what is worn last. */
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

/** Hours from receipt in which a thing of that category may be returned. */
export const returnHours = (
  permalink: string,
  table: Readonly<Record<string, ReturnHours>> = returnHoursByCategory,
): ReturnHours => {
  const parts = permalink.split("/")
  const fitting = parts.map((_, at) => parts.slice(0, parts.length - at).join("/")).find((prefix) => Object.hasOwn(table, prefix))
  return fitting === undefined ? usualReturnHours : (table[fitting] ?? usualReturnHours)
}

/** Until when a thing received at `deliveredAt` may be returned. */
export const returnableUntil = (deliveredAt: Instant, hours: ReturnHours): Instant => later(deliveredAt, hours * hour)

export const isReturnable = (deliveredAt: Instant, hours: ReturnHours, now: Instant): boolean =>
  millisecondsOf(now) >= millisecondsOf(deliveredAt) && millisecondsOf(now) <= millisecondsOf(returnableUntil(deliveredAt, hours))
