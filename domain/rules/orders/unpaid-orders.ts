/** Bound on the stock that one person's unpaid orders reserve, so that nobody empties the shelves without paying. Decision 39. */

/** Orders of one person that may wait for their payment at a time, and the units that they may reserve together. */
export const maxUnpaidOrders = 10
export const maxUnpaidUnits = 200

/** What a person's unpaid orders reserve. */
export type UnpaidOrders = { readonly orders: number; readonly units: number }

/** Why an order of so many units may not wait for its payment beside `waiting`: `alone` is too large by itself. For example `units` for 150 beside 100. */
export const unpaidRefusal = (waiting: UnpaidOrders, units: number): "orders" | "units" | "alone" | null => {
  if (units > maxUnpaidUnits) return "alone"
  if (waiting.orders >= maxUnpaidOrders) return "orders"
  return waiting.units + units > maxUnpaidUnits ? "units" : null
}
