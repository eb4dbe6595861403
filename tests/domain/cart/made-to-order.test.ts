import { describe, expect, it } from "vitest"
import { creditedOrder } from "#book/fixtures/orders/orders.ts"
import { hasMadeToOrder } from "#domain/rules/cart/made-to-order.ts"

describe("an order", () => {
  it("waits for what is made to order if any of its lines does", () => {
    expect(hasMadeToOrder(creditedOrder)).toBe(false)
    expect(hasMadeToOrder({ lineItems: creditedOrder.lineItems.map((line, at) => ({ ...line, madeToOrder: at === 1 })) })).toBe(true)
  })
})
