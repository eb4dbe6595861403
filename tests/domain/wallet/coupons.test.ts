import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Coupon } from "#domain/entities/wallet/coupon.ts"
import type { Instant } from "#domain/entities/ids.ts"
import {
  codeRefusal,
  couponUse,
  hasStarted,
  isRedeemable,
  couponStatus,
  couponMessageKey,
  usesRefusal,
} from "#domain/rules/wallet/coupons.ts"
import { tugrik } from "#domain/rules/money.ts"
import { later } from "#domain/rules/instants.ts"
import { amount } from "#tests/arbitraries/money.ts"
import { holds } from "#tests/laws.ts"

const now = "2025-11-07T14:00:00+08:00" as Instant
const winter: Coupon = {
  number: "WINTER10",
  name: "",
  description: "",
  status: "active",
  percent: 10,
  amount: null,
  minimum: null,
  startsAt: null,
  expiresAt: null,
  usedAt: null,
  isPersonal: false,
}
const big: Coupon = { ...winter, number: "BIG50", percent: null, amount: tugrik(50_000), minimum: tugrik(500_000) }

describe("a coupon or voucher", () => {
  it("is redeemable until it expires or is used", () => {
    expect(couponStatus(winter, now)).toBe("active")
    expect(couponStatus({ ...winter, status: "valid" }, now)).toBe("valid")
    expect(couponStatus({ ...winter, expiresAt: later(now, 1) }, now)).toBe("valid")
    expect(couponStatus({ ...winter, expiresAt: now }, now)).toBe("expired")
    expect(couponStatus({ ...winter, status: "expired" }, now)).toBe("expired")
    expect(couponStatus({ ...winter, status: "used" }, now)).toBe("used")
    expect(couponStatus({ ...winter, usedAt: now, expiresAt: now }, now)).toBe("used")
    expect([
      isRedeemable(winter, now),
      isRedeemable({ ...winter, status: "valid" }, now),
      isRedeemable({ ...winter, status: "used" }, now),
      isRedeemable({ ...winter, status: "expired" }, now),
    ]).toEqual([true, true, false, false])
  })

  it("is refused with the moment of its use, or its last moment", () => {
    expect(codeRefusal({ usedAt: now, expiresAt: now }, now)).toEqual({ _tag: "Used", at: now })
    expect(codeRefusal({ usedAt: null, expiresAt: now }, now)).toEqual({ _tag: "Expired", until: later(now, -1) })
    expect([codeRefusal({ usedAt: null, expiresAt: later(now, 1) }, now), codeRefusal(winter, now)]).toEqual([null, null])
    expect([hasStarted(winter, now), hasStarted({ startsAt: now }, now), hasStarted({ startsAt: later(now, 1) }, now)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it("is refused when it is used up, and to a shopper who may use it once", () => {
    const uses = { limit: null, oncePerUser: false, uses: 3, lastByUser: now }
    expect([usesRefusal(uses), usesRefusal({ ...uses, limit: 4 })]).toEqual([null, null])
    expect(usesRefusal({ ...uses, oncePerUser: true })).toEqual({ _tag: "Used", at: now })
    expect(usesRefusal({ ...uses, oncePerUser: true, lastByUser: null })).toBeNull()
    expect(usesRefusal({ ...uses, limit: 3 })).toEqual({ _tag: "Used", at: now })
    expect(usesRefusal({ ...uses, limit: 3, lastByUser: null })).toEqual({ _tag: "UsedUp" })
  })

  it("has a message for its status [B8]", () => {
    expect(couponMessageKey("voucher", "used")).toBe("voucher.status.used")
  })
})

describe("the amount of a coupon", () => {
  it("is its percentage or its amount", () => {
    expect(couponUse(winter, tugrik(258_000), now)).toEqual({ _tag: "TakesOff", amount: 25_800 })
    expect(couponUse(big, tugrik(500_000), now)).toEqual({ _tag: "TakesOff", amount: 50_000 })
    expect(couponUse({ ...winter, percent: null }, tugrik(258_000), now)).toEqual({ _tag: "TakesOff", amount: 0 })
  })

  it("is a reason where the coupon does not apply", () => {
    expect(couponUse(big, tugrik(499_999), now)).toEqual({ _tag: "TooSmall", min: 500_000 })
    expect(couponUse({ ...winter, expiresAt: now }, tugrik(1), now)).toEqual({ _tag: "Expired", until: later(now, -1) })
    expect(couponUse({ ...winter, usedAt: now }, tugrik(1), now)).toEqual({ _tag: "Used", at: now })
    expect(couponUse({ ...winter, startsAt: later(now, 1) }, tugrik(1), now)).toEqual({ _tag: "NotYet", from: later(now, 1) })
    expect(couponUse({ ...winter, startsAt: now }, tugrik(10), now)._tag).toBe("TakesOff")
  })

  it("never exceeds the purchase", () => {
    holds(
      fc.property(amount, fc.option(fc.nat(100)), amount, (itemTotal, percent, off) => {
        const use = couponUse({ ...winter, percent, amount: off }, itemTotal, now)
        return use._tag === "TakesOff" && use.amount >= 0 && use.amount <= itemTotal
      }),
    )
  })
})
