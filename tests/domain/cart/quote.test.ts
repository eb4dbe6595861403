import { describe, expect, it } from "vitest"
import { addressedOrder, walletCart } from "#book/fixtures/orders/orders.ts"
import { pickupStore } from "#book/fixtures/cart/pickup.ts"
import { change, tugrik, zero } from "#domain/rules/money.ts"
import { quoted } from "#domain/rules/cart/quote.ts"

describe("an order whose address is not saved", () => {
  const cart = {
    ...walletCart,
    shipTotal: zero,
    adjustments: [],
    itemTotal: tugrik(100_000),
    lineItems: walletCart.lineItems.slice(0, 1).map((line) => ({ ...line, total: tugrik(100_000) })),
  }

  it("has the delivery fee in its total and its VAT", () => {
    expect(quoted(cart, { fee: tugrik(10_000), isPickup: false })).toMatchObject({ shipTotal: 10_000, total: 110_000, taxTotal: 10_000 })
  })

  it("owes VAT on the share of the wallet too", () => {
    const paying = { ...cart, adjustments: [{ kind: "wallet", label: "wallet", amount: change(-60_000) }] } as const
    expect(quoted(paying, { fee: tugrik(10_000), isPickup: false })).toMatchObject({ total: 50_000, taxTotal: 10_000 })
  })

  it("keeps its own fee once the address is saved, and has none without lines", () => {
    expect(quoted(addressedOrder, { fee: tugrik(9), isPickup: false })).toBe(addressedOrder)
    expect(quoted({ ...cart, lineItems: [] }, { fee: tugrik(9), isPickup: false }).shipTotal).toBe(0)
  })
})

describe("the total to pay", () => {
  it("is the same in the cart, at the address and at the payment", () => {
    const inCart = { ...addressedOrder, address: null, shipTotal: zero }
    const quote = quoted(inCart, { fee: tugrik(5000), isPickup: false })
    const addressed = { ...addressedOrder, shipTotal: tugrik(5000), total: quote.total }
    const adjusted = inCart.adjustments.reduce((all, { amount }) => all + amount, 0)
    expect(quote.total - inCart.itemTotal).toBeGreaterThanOrEqual(5000 + adjusted)
    expect(quoted(addressed, { fee: tugrik(5000), isPickup: false }).total).toBe(quote.total)
  })
})

describe("an order that is picked up", () => {
  it("costs no delivery, and has the fee again once it is delivered", () => {
    const free = quoted(
      { ...addressedOrder, shipTotal: tugrik(5000), total: tugrik(addressedOrder.total + 5000 - addressedOrder.shipTotal) },
      { fee: tugrik(5000), isPickup: true },
    )
    expect(free).toMatchObject({ shipTotal: 0, total: addressedOrder.total - addressedOrder.shipTotal })
    expect(quoted(free, { fee: tugrik(5000), isPickup: true })).toBe(free)
    expect(quoted({ ...free, pickupStore }, { fee: tugrik(5000), isPickup: false }).shipTotal).toBe(5000)
  })
})
