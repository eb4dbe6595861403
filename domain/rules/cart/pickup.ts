/** Pick-up of an order at a store: where it is possible, and when it is ready. */
import type { PickupChoice, PickupStore } from "#domain/entities/cart/pickup.ts"
import type { Instant, VariantId } from "#domain/entities/ids.ts"
import {
  atHour,
  hour,
  instantOf,
  minute,
  isBefore,
  millisecondsOf,
  ulaanbaatar,
  wallDay,
  weekdayOf,
  type ZoneOffset,
} from "#domain/rules/instants.ts"
import type { Window } from "./delivery.ts"
import type { PickupTerms } from "./pickup-terms.ts"

/** Ready times are whole quarters of an hour. */
const readyStep = 15 * minute

type Line = { readonly variantId: VariantId; readonly quantity: number; readonly madeToOrder?: boolean | undefined }

/** Whether a store has every line in full; what is made to order lies in no store. */
export const hasAll = ({ stock }: Pick<PickupChoice, "stock">, lines: ReadonlyArray<Line>): boolean =>
  lines.length > 0 &&
  lines.every((line) => {
    const units = lines.reduce((sum, other) => (other.variantId === line.variantId ? sum + other.quantity : sum), 0)
    return line.madeToOrder !== true && stock.some(({ variantId, onHand }) => variantId === line.variantId && onHand >= units)
  })

/** Opening hours of one day, as instants; `null` for a closed day. */
const openingOn = ({ hours }: Pick<PickupStore, "hours">, day: number, offset: ZoneOffset): Window | null => {
  const open = hours.find(({ weekday, from, to }) => weekday === weekdayOf(day) && from < to)
  return open === undefined ? null : { from: atHour(day, open.from / 60, offset), to: atHour(day, open.to / 60, offset) }
}

/** Days from which those to collect an order are taken: enough for a store that opens once a week. */
const daysAhead = 14

/** Opening hours from `day` on, of the days that are looked at. */
const openDays = (store: Pick<PickupStore, "hours">, day: number, offset: ZoneOffset): ReadonlyArray<Window> =>
  Array.from({ length: daysAhead }, (_, index) => openingOn(store, day + index, offset)).filter((opening) => opening !== null)

/** When an order is ready that a store prepares on the day that it opens at `opening`. */
const readyAt = (opening: Instant, paidAt: Instant, { hours }: PickupTerms): Instant => {
  const begins = Math.max(millisecondsOf(opening), millisecondsOf(paidAt))
  return instantOf(Math.ceil((begins + hours * hour) / readyStep) * readyStep)
}

/**
 * Window in which an order that is paid at `paidAt` can be picked up: from the hours to prepare it later, rounded up to a quarter of an hour,
 * until the store closes on the last day for which it keeps the order, the one on which it is ready included. With 2 hours and 3 days, paid
 * on Monday at 12:31: Monday 14:45 to Wednesday 20:00. `null` for a store that never opens so long.
 */
export const pickupWindow = (
  store: Pick<PickupStore, "hours">,
  paidAt: Instant,
  terms: PickupTerms,
  offset: ZoneOffset = ulaanbaatar,
): Window | null => {
  const ahead = openDays(store, wallDay(paidAt, offset), offset).filter(({ to }) => isBefore(paidAt, to))
  const candidates = ahead.map(({ from, to }) => ({ ready: readyAt(from, paidAt, terms), to }))
  const index = candidates.findIndex(({ ready, to }) => isBefore(ready, to))
  const first = candidates[index]
  const last = candidates[Math.min(index + terms.days, candidates.length) - 1]
  return first === undefined || last === undefined ? null : { from: first.ready, to: last.to }
}
