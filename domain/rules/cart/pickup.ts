/** Pick-up of an order at a store: where it is possible, and when it is ready. */
import type { PickupChoice, PickupStore } from "#domain/entities/cart/pickup.ts"
import type { Instant, VariantId } from "#domain/entities/ids.ts"
import { atHour, hour, instantOf, minute, isBefore, millisecondsOf, ulaanbaatar, wallDay, weekdayOf, type ZoneOffset } from "#domain/rules/instants.ts"
import type { Window } from "./delivery.ts"

/** Opening hours after the payment in which a store puts an order together. */
export const hoursToPrepare = 2

/** Ready times are whole quarters of an hour. */
const quarter = 15 * minute

/** Days for which a store keeps an order, the day on which it is ready included. */
export const collectionDays = 3

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

/** Opening days from `day` on, within two weeks. */
const openDays = (store: Pick<PickupStore, "hours">, day: number, offset: ZoneOffset): ReadonlyArray<Window> =>
  Array.from({ length: 14 }, (_, at) => openingOn(store, day + at, offset)).filter((opening) => opening !== null)

/**
 * From when an order that is paid at `paidAt` can be picked up, and until when it stays there: two opening hours later, up to a quarter, until
 * the store closes on its third open day. `null` for a store that opens on no day.
 */
export const pickupWindow = (store: Pick<PickupStore, "hours">, paidAt: Instant, offset: ZoneOffset = ulaanbaatar): Window | null => {
  const ahead = openDays(store, wallDay(paidAt, offset), offset).filter(({ to }) => isBefore(paidAt, to))
  const candidates = ahead.map(({ from, to }) => ({ ready: instantOf(Math.ceil((Math.max(millisecondsOf(from), millisecondsOf(paidAt)) + hoursToPrepare * hour) / quarter) * quarter), from, to }))
  const at = candidates.findIndex(({ ready, to }) => isBefore(ready, to))
  const found = candidates[at]
  const last = candidates[Math.min(at + collectionDays, candidates.length) - 1]
  return found === undefined || last === undefined ? null : { from: found.ready, to: last.to }
}
