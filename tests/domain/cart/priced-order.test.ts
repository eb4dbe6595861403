import { describe, expect, it } from "vitest"
import { addressedOrder, walletCart } from "#book/fixtures/orders/orders.ts"
import { pickupStore } from "#book/fixtures/cart/pickup.ts"
import { change, tugrik, zero } from "#domain/rules/money.ts"
import type { FeeTerms } from "#domain/rules/cart/delivery-fee.ts"
import { withDeliveryFee } from "#domain/rules/cart/priced-order.ts"

const terms = (fee: number, delivery: Partial<FeeTerms["delivery"]> = {}): FeeTerms => ({
  shippingFee: tugrik(fee),
  delivery: { zones: {}, freeFrom: null, byWeight: null, ...delivery },
})
const sent = { isPickup: false } as const
const khovd = { zones: { Ховд: { fee: tugrik(15_000) } } }

describe("an order whose address is not saved", () => {
  const cart = {
    ...walletCart,
    shipTotal: zero,
    adjustments: [],
    itemTotal: tugrik(100_000),
    lineItems: walletCart.lineItems.slice(0, 1).map((line) => ({ ...line, total: tugrik(100_000) })),
  }

  it("has the delivery fee in its total and its VAT", () => {
    expect(withDeliveryFee(cart, terms(10_000), sent)).toMatchObject({
      order: { shipTotal: 10_000, total: 110_000, taxTotal: 10_000 },
      isFrom: false,
      missing: 0,
    })
  })

  it("owes VAT on the share of the wallet too", () => {
    const paying = { ...cart, adjustments: [{ kind: "wallet", label: "wallet", amount: change(-60_000) }] } as const
    expect(withDeliveryFee(paying, terms(10_000), sent).order).toMatchObject({ total: 50_000, taxTotal: 10_000 })
  })

  it("keeps its own fee once the address is saved, and has none without lines", () => {
    expect(withDeliveryFee(addressedOrder, terms(9), sent).order).toBe(addressedOrder)
    expect(withDeliveryFee({ ...cart, lineItems: [] }, terms(9), sent).order.shipTotal).toBe(0)
  })

  it("has the lowest fee where places differ, and that of the place that is being chosen", () => {
    expect(withDeliveryFee(cart, terms(10_000, khovd), sent)).toMatchObject({ order: { shipTotal: 10_000, total: 110_000 }, isFrom: true })
    const place = { city: "Ховд", district: "Жаргалант" }
    expect(withDeliveryFee(cart, terms(10_000, khovd), { ...sent, place })).toMatchObject({ order: { total: 115_000 }, isFrom: false })
    expect(withDeliveryFee(addressedOrder, terms(10_000, khovd), { ...sent, place }).order.shipTotal).toBe(15_000)
  })

  it("says what is missing for a free delivery, after the coupon, until nothing is", () => {
    const free = terms(10_000, { ...khovd, freeFrom: tugrik(100_000) })
    expect(withDeliveryFee(cart, free, sent)).toMatchObject({ order: { shipTotal: 0, total: 100_000 }, isFrom: false, missing: 0 })
    const reduced = { ...cart, adjustments: [{ kind: "coupon", label: "TEN", amount: change(-10_000) }] } as const
    expect(withDeliveryFee(reduced, free, sent)).toMatchObject({
      order: { shipTotal: 10_000, total: 100_000 },
      isFrom: true,
      missing: 10_000,
    })
    expect(withDeliveryFee(reduced, free, { isPickup: true })).toMatchObject({ order: { shipTotal: 0 }, missing: 0 })
    expect(withDeliveryFee(reduced, terms(0, { freeFrom: tugrik(100_000) }), sent).missing).toBe(0)
  })
})

describe("the total to pay", () => {
  it("is the same in the cart, at the address and at the payment", () => {
    const inCart = { ...addressedOrder, address: null, shipTotal: zero }
    const priced = withDeliveryFee(inCart, terms(5000), sent).order
    const addressed = { ...addressedOrder, shipTotal: tugrik(5000), total: priced.total }
    const adjusted = inCart.adjustments.reduce((all, { amount }) => all + amount, 0)
    expect(priced.total - inCart.itemTotal).toBeGreaterThanOrEqual(5000 + adjusted)
    expect(withDeliveryFee(addressed, terms(5000), sent).order.total).toBe(priced.total)
  })
})

describe("an order that is picked up", () => {
  it("costs no delivery, and has the fee again once it is delivered", () => {
    const free = withDeliveryFee(
      { ...addressedOrder, shipTotal: tugrik(5000), total: tugrik(addressedOrder.total + 5000 - addressedOrder.shipTotal) },
      terms(5000),
      { isPickup: true },
    ).order
    expect(free).toMatchObject({ shipTotal: 0, total: addressedOrder.total - addressedOrder.shipTotal })
    expect(withDeliveryFee(free, terms(5000), { isPickup: true }).order).toBe(free)
    expect(withDeliveryFee({ ...free, pickupStore }, terms(5000), sent).order.shipTotal).toBe(5000)
  })
})
