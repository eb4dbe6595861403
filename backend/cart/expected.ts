/** Check that an order is as the shopper saw it. Contract "Orders and checkout". */
import * as Schema from "effect/Schema"
import { OrderAnswer } from "#adapters/shop/contract/orders/orders.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { isCurrent } from "#domain/rules/cart/cart.ts"
import { isAsExpected, type Expected } from "#domain/rules/cart/expected.ts"
import { Refusal } from "#backend/http/refusal.ts"

const encode = Schema.encodeUnknownSync(OrderAnswer)

/** Throws 409 with the order as it is now; `null` expects nothing. */
export const requireExpected = (order: Order, expected: Expected | null): void => {
  if (expected === null || isAsExpected(expected, order)) return
  throw new Refusal(409, { key: isCurrent(order) ? "order.changed" : "order.placedAlready" }, { beside: { order: encode(order) } })
}
