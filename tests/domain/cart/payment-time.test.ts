import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { payUntil, payUntilAfterChange, paymentMinutes, timeToPay } from "#domain/rules/cart/payment-time.ts"
import { day, hour, later, millisecondsOf, minute } from "#domain/rules/instants.ts"
import { holds } from "#tests/laws.ts"

const site = { paymentMinutes }
const placedAt = "2026-11-20T16:21:00+08:00" as Instant
const after = (milliseconds: number) => later(placedAt, milliseconds)

describe("the time to pay", () => {
  it("is a day for a bank transfer and the site's minutes for any other method [S29]", () => {
    expect(timeToPay("bank_transfer", site)).toBe(day)
    expect((["qr", "internet_bank", "card", "wallet", "lease"] as const).map((method) => timeToPay(method, site))).toEqual(
      Array(5).fill(15 * minute),
    )
    expect(payUntil("bank_transfer", placedAt, site)).toBe(after(day))
  })

  it("is that of the site for each method [S29]", () => {
    const own = { paymentMinutes: { usual: 30, bank_transfer: 10, lease: 90 } }
    expect((["qr", "bank_transfer", "lease", null] as const).map((method) => timeToPay(method, own) / minute)).toEqual([30, 10, 90, 30])
    expect(payUntilAfterChange("lease", { placedAt, until: after(30 * minute), now: after(10 * minute) }, own)).toBe(after(90 * minute))
    expect(payUntilAfterChange("bank_transfer", { placedAt, until: after(90 * minute), now: after(60 * minute) }, own)).toBe(
      after(70 * minute),
    )
  })

  it("grows to a day from placing with a change to a transfer", () => {
    expect(payUntilAfterChange("bank_transfer", { placedAt, until: after(15 * minute), now: after(5 * minute) }, site)).toBe(after(day))
  })

  it("keeps running with a change between quick methods", () => {
    expect(payUntilAfterChange("card", { placedAt, until: after(15 * minute), now: after(5 * minute) }, site)).toBe(after(15 * minute))
  })

  it("shrinks to the site's minutes from now with a change away from a transfer", () => {
    expect(payUntilAfterChange("qr", { placedAt, until: after(day), now: after(2 * hour) }, site)).toBe(after(2 * hour + 15 * minute))
  })

  it("never lasts longer than the longest of the methods that were chosen, from placing, however often the method changes", () => {
    const method = fc.constantFrom("qr", "bank_transfer", "card", "wallet" as const)
    const minutes = fc.integer({ min: 1, max: 600 })
    const sites = fc.record({ usual: minutes, bank_transfer: minutes, card: minutes }, { requiredKeys: ["usual"] })
    holds(
      fc.property(fc.array(fc.tuple(method, fc.nat(2 * hour)), { maxLength: 12 }), sites, (changes, own) => {
        const terms = { paymentMinutes: own }
        let [now, until] = [placedAt, payUntil("qr", placedAt, terms)]
        let longest = timeToPay("qr", terms)
        for (const [one, waited] of changes) {
          now = later(now, waited)
          if (millisecondsOf(now) >= millisecondsOf(until)) break
          until = payUntilAfterChange(one, { placedAt, until, now }, terms)
          longest = Math.max(longest, timeToPay(one, terms))
          expect(millisecondsOf(until)).toBeLessThanOrEqual(millisecondsOf(payUntil(one, now, terms)))
          expect(millisecondsOf(until)).toBeGreaterThan(millisecondsOf(now))
        }
        expect(millisecondsOf(until)).toBeLessThanOrEqual(millisecondsOf(after(longest)))
      }),
    )
  })
})
