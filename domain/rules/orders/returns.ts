/** Returns within hours of receipt, by category. Specification §9, W8. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { ReturnSettings } from "#domain/entities/shell/return-settings.ts"
import { day, hour, later, millisecondsOf } from "#domain/rules/instants.ts"
import { isGoods } from "#domain/rules/travel/stay-line.ts"

/** Hours of a line that says none. */
export const usualReturnHours = 48

/** Return settings of a site that sets none. */
export const returnTerms: ReturnSettings = { hours: usualReturnHours, categories: {} }

/** Hours from receipt within which goods of a category may be returned: those of the nearest category above it that has any; 0 for never. */
export const returnHours = (permalink: string, { hours, categories }: ReturnSettings): number => {
  const parts = permalink.split("/")
  const fitting = parts.map((_, at) => parts.slice(0, parts.length - at).join("/")).find((prefix) => Object.hasOwn(categories, prefix))
  return fitting === undefined ? hours : (categories[fitting] ?? hours)
}

/** Hours of a product, by the innermost of its categories. */
export const productReturnHours = ({ l0, l1, l2, l3 }: Pick<Product, "l0" | "l1" | "l2" | "l3">, terms: ReturnSettings): number =>
  returnHours((l3 ?? l2 ?? l1 ?? l0)?.permalink ?? "", terms)

/** Instant until which a product received at `deliveredAt` may be returned. */
export const returnableUntil = (deliveredAt: Instant, hours: number): Instant => later(deliveredAt, hours * hour)

/** Whether `now` is within the time for returns, both ends included; never with 0 hours. */
export const isReturnable = (deliveredAt: Instant, hours: number, now: Instant): boolean =>
  hours > 0 &&
  millisecondsOf(now) >= millisecondsOf(deliveredAt) &&
  millisecondsOf(now) <= millisecondsOf(returnableUntil(deliveredAt, hours))

/** Days after the request in which goods are handed over to a courier or in a store. */
export const handOverDays = 7

/** Instant until which goods of a return that was requested at `requestedAt` are handed over. */
export const handOverUntil = (requestedAt: Instant): Instant => later(requestedAt, handOverDays * day)

/** Distinct times for returns, shortest first, without those of what is never taken back. */
const distinct = (hours: ReadonlyArray<number>): ReadonlyArray<number> =>
  [...new Set(hours)].filter((one) => one > 0).toSorted((one, other) => one - other)

/** Times for returns of all categories of a site, in hours; none where it takes nothing back. */
export const returnPeriods = ({ hours, categories }: ReturnSettings): ReadonlyArray<number> =>
  distinct([...Object.values(categories), hours])

/** Times for returns of the lines of an order, in hours; a line that says none has the usual, one that is never taken back has no part. */
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
