import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Tugrik } from "#domain/entities/money.ts"
import { order, line } from "#tests/arbitraries/order.ts"
import { totals } from "#domain/rules/cart/cart.ts"
import { deliveryFee, missingForFree, deliveryFees, type FeeTerms, type Sent } from "#domain/rules/cart/delivery-fee.ts"
import { withDeliveryFee, sentOf } from "#domain/rules/cart/priced-order.ts"
import { savings } from "#domain/rules/cart/savings.ts"
import { sum, tugrik, zero } from "#domain/rules/money.ts"
import { holds } from "#tests/laws.ts"

const site: FeeTerms = {
  shippingFee: tugrik(5000),
  delivery: {
    freeFrom: tugrik(100_000),
    byWeight: null,
    zones: { Ховд: { fee: tugrik(15_000) }, "Ховд, Жаргалант": { from: 24, to: 72 }, "Улаанбаатар, Налайх": { fee: tugrik(0) }, Увс: null },
  },
}
const light = (goods: number): Sent => ({ goods: tugrik(goods), grams: 0 })
const at = (city: string, district: string, goods = 99_999) => deliveryFee(light(goods), { city, district }, site)

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
    expect(deliveryFees(light(1), site)).toEqual({ from: 0, to: 15_000 })
    expect(deliveryFees(light(100_000), site)).toEqual({ from: 0, to: 0 })
  })

  it("looks at the goods that are sent, less the coupon, and at their weight", () => {
    const stay = { ...line(2, 1, 500_000), weight: 900, options: { arrives: "2026-12-01" } }
    const gift = { ...line(3, 1, 50_000), weight: 900, options: { gift_to: "bat@example.mn" } }
    expect(sentOf([{ ...line(1, 2, 30_000), weight: 1500 }, stay, gift], tugrik(10_000))).toEqual({ goods: 50_000, grams: 3000 })
    expect(sentOf([stay], tugrik(10_000))).toEqual(light(0))
  })

  it("grows with each begun kilogram beyond the included ones, at the rate of its place, and is free from the same sum on [W9]", () => {
    const zones = { Ховд: { fee: tugrik(15_000), perKg: tugrik(2000) }, Увс: null }
    const byWeight = { includedKg: 10, perKg: tugrik(800) }
    const heavy: FeeTerms = { ...site, delivery: { ...site.delivery, zones, byWeight } }
    const sent = (grams: number, goods = 99_999) => ({ goods: tugrik(goods), grams })
    const fee = (city: string, grams: number, goods?: number) => deliveryFee(sent(grams, goods), { city, district: "Буянт" }, heavy)
    expect([0, 10_000, 10_001, 11_000, 12_100].map((grams) => fee("Дорнод", grams))).toEqual([5000, 5000, 5800, 5800, 7400])
    expect([fee("Ховд", 12_100), fee("Ховд", 12_100, 100_000)]).toEqual([21_000, 0])
    expect(deliveryFees(sent(12_100), heavy)).toEqual({ from: 7400, to: 21_000 })
    expect(deliveryFee(sent(500_000), { city: "Дорнод", district: "" }, site)).toBe(5000)
  })
})

const amount = fc.nat(300_000).map(tugrik)
const grams = fc.nat(60_000)
const delivery = fc.record({ goods: amount, grams })
const places = ["Ховд", "Увс", "Улаанбаатар"].flatMap((city) => ["Буянт", "Налайх"].map((district) => ({ city, district })))
const place = fc.constantFrom(...places)
const zone = fc.oneof(
  fc.record({ fee: amount, perKg: amount }, { requiredKeys: [] }).map((own) => ({ ...own, from: 24, to: 72 })),
  fc.record({ fee: amount }),
)
const terms: fc.Arbitrary<FeeTerms> = fc.record({
  shippingFee: amount,
  delivery: fc.record({
    freeFrom: fc.option(amount),
    byWeight: fc.option(fc.record({ includedKg: fc.nat(20), perKg: amount })),
    zones: fc.dictionary(fc.constantFrom(...places.flatMap(({ city, district }) => [city, `${city}, ${district}`])), zone),
  }),
})

describe("laws of the delivery fee", () => {
  it("is within the bounds that a cart says before its place is known", () => {
    holds(
      fc.property(delivery, place, terms, (sent, to, given) => {
        const fee = deliveryFee(sent, to, given)
        const bounds = deliveryFees(sent, given)
        expect(fee).toBeGreaterThanOrEqual(bounds.from)
        expect(fee).toBeLessThanOrEqual(bounds.to)
      }),
    )
  })

  it("is none once nothing is missing, and never grows with the sum of the goods", () => {
    holds(
      fc.property(delivery, amount, place, terms, (sent, more, to, given) => {
        const feeOf = (goods: Tugrik) => deliveryFee({ ...sent, goods }, to, given)
        const missing = missingForFree(sent.goods, given)
        expect(feeOf(sum([sent.goods, more]))).toBeLessThanOrEqual(feeOf(sent.goods))
        if (given.delivery.freeFrom !== null) expect(feeOf(sum([sent.goods, missing]))).toBe(0)
        if (missing > 0) expect(feeOf(sent.goods)).toBe(feeOf(zero))
      }),
    )
  })

  it("never falls with the weight", () => {
    holds(
      fc.property(delivery, grams, place, terms, (sent, more, to, given) => {
        expect(deliveryFee({ ...sent, grams: sent.grams + more }, to, given)).toBeGreaterThanOrEqual(deliveryFee(sent, to, given))
      }),
    )
  })

  it("is what a chosen place adds to the total of the lines after the deductions", () => {
    holds(
      fc.property(order, place, terms, (cart, to, given) => {
        fc.pre(cart.lineItems.length > 0)
        const priced = withDeliveryFee({ ...cart, address: null }, given, { isPickup: false, place: to }).order
        const fee = deliveryFee(sentOf(cart.lineItems, savings(cart).coupon), to, given)
        expect([priced.shipTotal, priced.total]).toEqual([fee, totals({ ...cart, shipTotal: fee }).total])
        expect(withDeliveryFee(cart, given, { isPickup: true }).order.shipTotal).toBe(0)
      }),
    )
  })
})
