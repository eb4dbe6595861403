import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant, VariantId } from "#domain/entities/ids.ts"
import { hasAll, pickupWindow as windowBy } from "#domain/rules/cart/pickup.ts"
import { deliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { hour, isBefore, millisecondsOf } from "#domain/rules/instants.ts"
import { moment } from "#tests/arbitraries/instants.ts"
import { holds } from "#tests/laws.ts"
import { at } from "./november.ts"

const { pickup } = deliveryTerms
const pickupWindow = (store: Parameters<typeof windowBy>[0], paidAt: Instant, terms = pickup) => windowBy(store, paidAt, terms)

const open = (weekdays: ReadonlyArray<number>, from = 11, to = 20) => ({
  hours: weekdays.map((weekday) => ({ weekday, from: from * 60, to: to * 60 })),
})
const daily = open([0, 1, 2, 3, 4, 5, 6])
const endsOf = (window: ReturnType<typeof pickupWindow>) => (window === null ? null : [window.from, window.to].map(millisecondsOf))
const times = (...instants: ReadonlyArray<Instant>) => instants.map(millisecondsOf)

describe("a store", () => {
  const tea = 1 as VariantId
  const milk = 2 as VariantId
  const stock = [
    { variantId: tea, onHand: 3 },
    { variantId: milk, onHand: 1 },
  ]

  it("gives an order out of which it has every unit", () => {
    expect(
      hasAll({ stock }, [
        { variantId: tea, quantity: 3 },
        { variantId: milk, quantity: 1 },
      ]),
    ).toBe(true)
    expect(hasAll({ stock }, [{ variantId: tea, quantity: 4 }])).toBe(false)
    expect(hasAll({ stock }, [{ variantId: 9 as VariantId, quantity: 1 }])).toBe(false)
  })

  it("counts the units of one variant on several lines together", () => {
    expect(
      hasAll({ stock }, [
        { variantId: tea, quantity: 2 },
        { variantId: tea, quantity: 2 },
      ]),
    ).toBe(false)
  })

  it("gives out no empty order and nothing that is made to order", () => {
    expect(hasAll({ stock }, [])).toBe(false)
    expect(hasAll({ stock }, [{ variantId: tea, quantity: 1, madeToOrder: true }])).toBe(false)
  })
})

describe("a pick-up", () => {
  it("is ready two opening hours after the payment, and kept for three opening days", () => {
    expect(endsOf(pickupWindow(daily, at("monday", "12:31")))).toEqual(times(at("monday", "14:45"), at("wednesday", "20:00")))
  })

  it("is ready two hours after the next opening if paid at night or too late in the day", () => {
    expect(endsOf(pickupWindow(daily, at("monday", "23:00")))).toEqual(times(at("tuesday", "13:00"), at("thursday", "20:00")))
    expect(endsOf(pickupWindow(daily, at("monday", "18:00")))).toEqual(times(at("tuesday", "13:00"), at("thursday", "20:00")))
  })

  it("is ready after the hours and kept for the days that the shop sets", () => {
    const terms = { hours: 1, days: 1 }
    expect(endsOf(pickupWindow(daily, at("monday", "12:31"), terms))).toEqual(times(at("monday", "13:45"), at("monday", "20:00")))
    expect(endsOf(pickupWindow(daily, at("monday", "19:30"), terms))).toEqual(times(at("tuesday", "12:00"), at("tuesday", "20:00")))
  })

  it("passes over closed days", () => {
    const weekdays = open([1, 2, 3, 4, 5])
    expect(endsOf(pickupWindow(weekdays, at("friday", "19:00")))).toEqual(times(at("nextMonday", "13:00"), at("nextWednesday", "20:00")))
  })

  it("has no window at a store that never opens", () => {
    expect(pickupWindow({ hours: [] }, at("monday", "12:00"))).toBeNull()
  })

  it("is ready no earlier than the hours it takes, and before it ends", () => {
    const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
    holds(
      fc.property(moment, weekdays, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 15, max: 24 }), (paid, days, from, to) => {
        const window = pickupWindow(open(days, from, to), paid)
        expect(window).not.toBeNull()
        if (window === null) return
        expect(millisecondsOf(window.from) - millisecondsOf(paid)).toBeGreaterThanOrEqual(pickup.hours * hour)
        expect(isBefore(window.from, window.to)).toBe(true)
      }),
    )
  })
})
