/** Steps of placed orders: their payment and their refunds. */
import type { Answer, Somebody, Trial } from "#tests/contract/support/test-backend.ts"

export const paymentOf = (shop: Trial, somebody: Somebody, number: string): Promise<Answer> =>
  shop.call("GET", `/api/v2/orders/${number}/payment`, { headers: somebody.headers })

/** Refunds of an order, the first one first. */
export const refundsOf = (shop: Trial, number: string) =>
  shop.db.query<{ amount: number; reason: string }>(
    "select r.amount, r.reason from refunds r join orders o on o.id = r.order_id where o.number = $1 order by r.id",
    [number],
  )
