/** Bound on the stock that one person's unpaid orders hold, so that nobody empties the shelves without paying. Decision 39. */

/** Orders of one person that may wait for their payment at a time, and the pieces that they may hold together. */
export const maxUnpaidOrders = 10
export const maxUnpaidPieces = 200

/** What a person's unpaid orders hold. */
export type UnpaidOrders = { readonly orders: number; readonly pieces: number }

/** Why an order of so many pieces may not wait for its payment beside `waiting`: `alone` is too large by itself. For example `pieces` for 150 pieces beside 100. */
export const unpaidRefusal = ({ orders, pieces: held }: UnpaidOrders, pieces: number): "orders" | "pieces" | "alone" | null => {
  if (pieces > maxUnpaidPieces) return "alone"
  if (orders >= maxUnpaidOrders) return "orders"
  return held + pieces > maxUnpaidPieces ? "pieces" : null
}
