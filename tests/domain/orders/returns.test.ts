import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { defaultSite, demoSite } from "#domain/rules/shell/default-site.ts"
import { hour, later } from "#domain/rules/instants.ts"
import {
  areReturnsClosed,
  isReturnable,
  productReturnHours,
  returnPeriods,
  returnPeriodsOf,
  returnHours,
  returnableUntil,
  usualReturnHours,
} from "#domain/rules/orders/returns.ts"
import { moment, span } from "#tests/arbitraries/instants.ts"
import { holds } from "#tests/laws.ts"

const received = "2025-11-07T14:00:00+08:00" as Instant
const hours = fc.constantFrom(24, 48, 72)

describe("a return", () => {
  const { returns } = demoSite

  it("is possible for 24, 48 or 72 hours in the demo shop, by category [W8]", () => {
    expect(returnHours("food/sweets", returns)).toBe(24)
    expect(returnHours("electronics", returns)).toBe(48)
    expect(returnHours("women/clothing/outerwear/coats", returns)).toBe(72)
    expect(returnHours("nowhere", returns)).toBe(usualReturnHours)
    expect(usualReturnHours).toBe(48)
    expect(returnPeriods(returns)).toEqual([24, 48, 72])
  })

  it("is possible for 48 hours in a shop that sets none, whatever its categories are called", () => {
    expect(returnHours("women/clothing", defaultSite.returns)).toBe(48)
    expect(returnPeriods(defaultSite.returns)).toEqual([48])
  })

  it("of an order has the times of its own lines, shortest first [W8]", () => {
    expect(returnPeriodsOf([{ returnHours: 72 }, { returnHours: 24 }, { returnHours: 72 }])).toEqual([24, 72])
    expect(returnPeriodsOf([{ returnHours: null }])).toEqual([usualReturnHours])
    expect(returnPeriodsOf([{ returnHours: 0 }, { returnHours: 24 }])).toEqual([24])
  })

  it("is never possible of what is not taken back", () => {
    const terms = { hours: 48, categories: { food: 24, "food/fresh": 0 } }
    expect([returnHours("food/fresh/fish", terms), returnHours("food/sweets", terms)]).toEqual([0, 24])
    expect(returnPeriods(terms)).toEqual([24, 48])
    expect(isReturnable(received, 0, received)).toBe(false)
    expect(areReturnsClosed(received, [{ returnHours: 0 }], received)).toBe(true)
    expect(returnPeriods({ hours: 0, categories: {} })).toEqual([])
  })

  it("of a product is that of its innermost category", () => {
    const level = (permalink: string) => ({ id: 1, name: permalink, permalink }) as never
    const terms = { hours: 48, categories: { women: 72, "women/clothing/socks": 24 } }
    const [l0, l1, l2] = [level("women"), level("women/clothing"), level("women/clothing/socks")]
    expect(productReturnHours({ l0, l1, l2, l3: null }, terms)).toBe(24)
    expect(productReturnHours({ l0, l1, l2: null, l3: null }, terms)).toBe(72)
    expect(productReturnHours({ l0: null, l1: null, l2: null, l3: null }, terms)).toBe(48)
  })

  it("is closed once the longest time of the lines is over", () => {
    const lines = [{ returnHours: 24 }, { returnHours: 72 }]
    expect(areReturnsClosed(received, lines, later(received, 72 * hour))).toBe(false)
    expect(areReturnsClosed(received, lines, later(received, 72 * hour + 1))).toBe(true)
    expect(areReturnsClosed(null, lines, later(received, 100 * hour))).toBe(false)
    const beside = [
      { returnHours: 24 },
      { returnHours: 48, options: { gift_to: "bat@example.mn" } },
      { returnHours: 72, options: { arrives: "2025-12-01" } },
    ]
    expect(areReturnsClosed(received, beside, later(received, 24 * hour + 1))).toBe(true)
  })

  it("uses the nearest category with an entry", () => {
    const table = { hours: 48, categories: { women: 72, "women/underwear": 24 } }
    expect(returnHours("women/underwear/socks", table)).toBe(24)
    expect(returnHours("women/shoes", table)).toBe(72)
    expect(returnHours("womenswear", table)).toBe(48)
    expect(returnHours("constructor", table)).toBe(48)
  })

  it("is possible until the last instant and not after it", () => {
    expect(returnableUntil(received, 24)).toBe("2025-11-08T06:00:00.000Z")
    expect(isReturnable(received, 24, later(received, 24 * hour))).toBe(true)
    expect(isReturnable(received, 24, later(received, 24 * hour + 1))).toBe(false)
  })

  it("is not possible before the receipt", () => {
    expect(isReturnable(received, 24, received)).toBe(true)
    expect(isReturnable(received, 24, later(received, -1))).toBe(false)
  })

  it("is possible for longer with more hours", () => {
    holds(
      fc.property(moment, span, hours, hours, (at, after, one, other) => {
        const now = later(at, after)
        const [fewer, more] = one <= other ? [one, other] : [other, one]
        return !isReturnable(at, fewer, now) || isReturnable(at, more, now)
      }),
    )
  })
})
