import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { order, line } from "#tests/arbitraries/order.ts"
import { totals } from "#domain/rules/cart/cart.ts"
import { deliveryFee, missingForFree, deliveryFees, type FeeTerms } from "#domain/rules/cart/delivery-fee.ts"
import { sentTotal } from "#domain/rules/cart/quote.ts"
import { quoted } from "#domain/rules/cart/quote.ts"
import { savings } from "#domain/rules/cart/savings.ts"
import { sum, tugrik, zero } from "#domain/rules/money.ts"
import { holds } from "#tests/laws.ts"

const site: FeeTerms = {
  shippingFee: tugrik(5000),
  delivery: {
    freeFrom: tugrik(100_000),
    zones: { Ховд: { fee: tugrik(15_000) }, "Ховд, Жаргалант": { from: 24, to: 72 }, "Улаанбаатар, Налайх": { fee: tugrik(0) }, Увс: null },
  },
}
const at = (city: string, district: string, goods = 99_999) => deliveryFee(tugrik(goods), { city, district }, site)

describe("delivery fee", () => {
  it("is that of the district, else of the aimag, else the usual one", () => {
    expect([at("Ховд", "Буянт"), at("Ховд", "Жаргалант"), at("Улаанбаатар", "Налайх"), at("Улаанбаатар", "Баянгол")]).toEqual([
      15_000, 5000, 0, 5000,
    ])
  })

  it("is none from the sum of a free delivery on, in every place", () => {
    expect([at("Ховд", "Буянт", 99_999), at("Ховд", "Буянт", 100_000), at("Улаанбаатар", "Баянгол", 250_000)]).toEqual([15_000, 0, 0])
    expect([99_999, 100_000].map((goods) => missingForFree(tugrik(goods), site))).toEqual([1, 0])
    expect(missingForFree(tugrik(1), { ...site, delivery: { ...site.delivery, freeFrom: null } })).toBe(0)
  })

  it("has bounds before the place is known", () => {
    expect(deliveryFees(tugrik(1), site)).toEqual({ from: 0, to: 15_000 })
    expect(deliveryFees(tugrik(100_000), site)).toEqual({ from: 0, to: 0 })
  })

  it("looks at the goods that are sent, less the coupon", () => {
    const stay = { ...line(2, 1, 500_000), options: { arrives: "2026-12-01" } }
    const gift = { ...line(3, 1, 50_000), options: { gift_to: "bat@example.mn" } }
    expect(sentTotal([line(1, 2, 30_000), stay, gift], tugrik(10_000))).toBe(50_000)
    expect(sentTotal([stay], tugrik(10_000))).toBe(0)
  })
})

const amount = fc.nat(300_000).map(tugrik)
const places = ["Ховд", "Увс", "Улаанбаатар"].flatMap((city) => ["Буянт", "Налайх"].map((district) => ({ city, district })))
const place = fc.constantFrom(...places)
const zone = fc.oneof(
  fc.record({ fee: amount }, { requiredKeys: [] }).map((own) => ({ ...own, from: 24, to: 72 })),
  fc.record({ fee: amount }),
)
const terms: fc.Arbitrary<FeeTerms> = fc.record({
  shippingFee: amount,
  delivery: fc.record({
    freeFrom: fc.option(amount),
    zones: fc.dictionary(fc.constantFrom(...places.flatMap(({ city, district }) => [city, `${city}, ${district}`])), zone),
  }),
})

describe("laws of the delivery fee", () => {
  it("is within the bounds that a cart says before its place is known", () => {
    holds(
      fc.property(amount, place, terms, (goods, to, given) => {
        const fee = deliveryFee(goods, to, given)
        const bounds = deliveryFees(goods, given)
        expect(fee).toBeGreaterThanOrEqual(bounds.from)
        expect(fee).toBeLessThanOrEqual(bounds.to)
      }),
    )
  })

  it("is none once nothing is missing, and never grows with the goods", () => {
    holds(
      fc.property(amount, amount, place, terms, (goods, more, to, given) => {
        const missing = missingForFree(goods, given)
        expect(deliveryFee(sum([goods, more]), to, given)).toBeLessThanOrEqual(deliveryFee(goods, to, given))
        if (given.delivery.freeFrom !== null) expect(deliveryFee(sum([goods, missing]), to, given)).toBe(0)
        if (missing > 0) expect(deliveryFee(goods, to, given)).toBe(deliveryFee(zero, to, given))
      }),
    )
  })

  it("is what a chosen place adds to the total of the lines after the deductions", () => {
    holds(
      fc.property(order, place, terms, (cart, to, given) => {
        fc.pre(cart.lineItems.length > 0)
        const quote = quoted({ ...cart, address: null }, given, { isPickup: false, place: to }).order
        const fee = deliveryFee(sentTotal(cart.lineItems, savings(cart).coupon), to, given)
        expect([quote.shipTotal, quote.total]).toEqual([fee, totals({ ...cart, shipTotal: fee }).total])
        expect(quoted(cart, given, { isPickup: true }).order.shipTotal).toBe(0)
      }),
    )
  })
})
