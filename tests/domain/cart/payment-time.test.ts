import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { payUntil, payUntilAfterChange, timeToPay, transferHours } from "#domain/rules/cart/payment-time.ts"
import { day, hour, later, millisecondsOf, minute } from "#domain/rules/instants.ts"
import { holds } from "#tests/laws.ts"

const site = { paymentMinutes: 15 }
const placedAt = "2026-11-20T16:21:00+08:00" as Instant
const after = (milliseconds: number) => later(placedAt, milliseconds)

describe("the time to pay", () => {
  it("is a day for a bank transfer and the site's minutes for any other method [S29]", () => {
    expect(transferHours).toBe(24)
    expect(timeToPay("bank_transfer", site)).toBe(day)
    expect((["qr", "internet_bank", "card", "wallet", "lease"] as const).map((method) => timeToPay(method, site))).toEqual(
      Array(5).fill(15 * minute),
    )
    expect(payUntil("bank_transfer", placedAt, site)).toBe(after(day))
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

  it("never lasts longer than a day from placing, however often the method changes", () => {
    const method = fc.constantFrom("qr", "bank_transfer", "card", "wallet" as const)
    holds(
      fc.property(fc.array(fc.tuple(method, fc.nat(6 * hour)), { maxLength: 12 }), (changes) => {
        let [now, until] = [placedAt, payUntil("qr", placedAt, site)]
        for (const [one, waited] of changes) {
          now = later(now, waited)
          if (millisecondsOf(now) >= millisecondsOf(until)) break
          until = payUntilAfterChange(one, { placedAt, until, now }, site)
        }
        return millisecondsOf(until) <= millisecondsOf(after(day))
      }),
    )
  })
})
