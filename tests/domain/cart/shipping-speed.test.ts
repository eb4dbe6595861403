/** Speed at which an order leaves the warehouse, by the time of its payment. W9. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { arrival, type DeliveryKind } from "#domain/rules/cart/delivery.ts"
import { deliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { shippingHours, shippingSpeed } from "#domain/rules/cart/shipping-speed.ts"
import { hour, millisecondsOf } from "#domain/rules/instants.ts"
import { moment } from "#tests/arbitraries/instants.ts"
import { holds } from "#tests/laws.ts"
import { at } from "./november.ts"

describe("leaving the warehouse", () => {
  const speedOf = (paidAt: Instant, kind: DeliveryKind = "city", terms = deliveryTerms) =>
    shippingSpeed({ kind, placedAt: paidAt, paidAt }, terms)

  it("takes one day, two, or two to three [W9]", () => {
    expect(shippingHours).toEqual({ fast: { from: 0, to: 24 }, usual: { from: 0, to: 48 }, slow: { from: 48, to: 72 } })
  })

  it.each([
    ["monday", "12:00", null],
    ["thursday", "15:00", null],
    ["friday", "15:00", null],
    ["saturday", "12:00", "usual"],
    ["sunday", "12:00", "fast"],
  ] as const)("of an order in the city that is paid on %s at %s is %s", (day, time, speed) => {
    expect(speedOf(at(day, time))).toBe(speed)
  })

  it("is fast to the aimags, slow where the site promises four days, and not shown for what is made to order", () => {
    expect(speedOf(at("monday", "12:00"), "country")).toBe("fast")
    expect(speedOf(at("friday", "15:00"), "city", { ...deliveryTerms, deliveryHours: 96 })).toBe("slow")
    expect(speedOf(at("monday", "12:00"), "madeToOrder")).toBeNull()
  })

  it("is shown only where the order arrives later than that", () => {
    holds(
      fc.property(fc.constantFrom<DeliveryKind>("city", "country"), moment, (kind, paidAt) => {
        const speed = speedOf(paidAt, kind)
        if (speed === null) return true
        const arrives = arrival({ kind, placedAt: paidAt, paidAt }, deliveryTerms).to
        return millisecondsOf(paidAt) + shippingHours[speed].to * hour < millisecondsOf(arrives)
      }),
    )
  })
})
