import { describe, expect, it } from "vitest"
import { addressedOrder, creditedOrder, walletCart } from "#book/fixtures/orders/orders.ts"
import { pickupStore } from "#book/fixtures/cart/pickup.ts"
import { change, tugrik, zero } from "#domain/rules/money.ts"
import { withDelivery, withPickup } from "#domain/rules/cart/quote.ts"
import { hasMadeToOrder } from "#domain/rules/cart/made-to-order.ts"

describe("an order whose address is not saved", () => {
  const cart = { ...walletCart, shipTotal: zero, adjustments: [], itemTotal: tugrik(100_000), lineItems: walletCart.lineItems.slice(0, 1).map((line) => ({ ...line, total: tugrik(100_000) })) }

  it("has the delivery fee in its total and its VAT", () => {
    expect(withDelivery(cart, tugrik(10_000))).toMatchObject({ shipTotal: 10_000, total: 110_000, taxTotal: 10_000 })
  })

  it("owes VAT on what the wallet pays too", () => {
    const paying = { ...cart, adjustments: [{ kind: "wallet", label: "wallet", amount: change(-60_000) }] } as const
    expect(withDelivery(paying, tugrik(10_000))).toMatchObject({ total: 50_000, taxTotal: 10_000 })
  })

  it("keeps its own fee once the address is saved, and has none without lines", () => {
    expect(withDelivery(addressedOrder, tugrik(9))).toBe(addressedOrder)
    expect(withDelivery({ ...cart, lineItems: [] }, tugrik(9)).shipTotal).toBe(0)
  })
})

describe("an order that is picked up", () => {
  it("costs no delivery, whatever it had, and has the fee again once it is delivered", () => {
    const free = withPickup({ ...addressedOrder, shipTotal: tugrik(5000), total: tugrik(addressedOrder.total + 5000 - addressedOrder.shipTotal) })
    expect(free).toMatchObject({ shipTotal: 0, total: addressedOrder.total - addressedOrder.shipTotal })
    expect(withPickup(free)).toBe(free)
    expect(withDelivery({ ...free, pickupStore }, tugrik(5000)).shipTotal).toBe(5000)
  })
})

describe("an order", () => {
  it("is made to order with any such line", () => {
    expect(hasMadeToOrder(creditedOrder)).toBe(false)
    expect(hasMadeToOrder({ lineItems: creditedOrder.lineItems.map((line, at) => ({ ...line, madeToOrder: at === 1 })) })).toBe(true)
  })
})
