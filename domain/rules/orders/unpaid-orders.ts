/** Bound on the stock that one person's unpaid orders reserve, so that nobody empties the shelves without paying. Decision 39. */

import { stayCounts } from "#domain/rules/travel/stay-counts.ts"
import { isStay } from "#domain/rules/travel/stay-line.ts"

/** Orders of one person that may wait for their payment at a time, and the units that they may reserve together. */
export const maxUnpaidOrders = 10
export const maxUnpaidUnits = 200

type Line = Parameters<typeof isStay>[0] & { readonly quantity: number }

/** Units of stock that lines reserve: units of goods, and the rooms of each stay times its nights. */
export const reservedUnits = (lines: ReadonlyArray<Line>): number =>
  lines.reduce((sum, line) => {
    const { rooms, nights } = stayCounts([line])
    return sum + (isStay(line) ? rooms * nights : line.quantity)
  }, 0)

/** What a person's unpaid orders reserve. */
export type UnpaidOrders = { readonly orders: number; readonly units: number }

/** Why an order of so many units may not wait for its payment beside `waiting`: `alone` is too large by itself. For example `units` for 150 beside 100. */
export const unpaidRefusal = (waiting: UnpaidOrders, units: number): "orders" | "units" | "alone" | null => {
  if (units > maxUnpaidUnits) return "alone"
  if (waiting.orders >= maxUnpaidOrders) return "orders"
  return waiting.units + units > maxUnpaidUnits ? "units" : null
}
