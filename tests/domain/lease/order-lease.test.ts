import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { leaseTerms, leasableFrom } from "#domain/rules/lease/lease-terms.ts"
import { leaseObstacle, orderLeaseFrom } from "#domain/rules/lease/order-lease.ts"
import { tugrik } from "#domain/rules/money.ts"
import { holds } from "#tests/laws.ts"

const goods = { options: { size: "M" } }
const stay = { options: { arrives: "2026-12-01", leaves: "2026-12-02" } }
const giftCard = { options: { gift_to: "dulmaa@example.mn" } }

describe("the lease of an order", () => {
  it("names the lowest price that is financed, not the barrier alone [W7]", () => {
    const terms = { ...leaseTerms, limit: tugrik(200_000) }
    expect(leaseObstacle({ lineItems: [goods], total: tugrik(150_000) }, terms)).toEqual({ _tag: "TooLow", from: 200_000 })
  })

  it("is for goods alone: one stay or gift card among them is enough to refuse it [E29]", () => {
    holds(
      fc.property(
        fc.array(fc.constantFrom(goods, stay, giftCard), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 2_000_000 }),
        (lineItems, price) => {
          const total = tugrik(price)
          const monthly = orderLeaseFrom({ lineItems, total }, leaseTerms)
          const isLeased = lineItems.every((line) => line === goods) && price >= leasableFrom(leaseTerms)
          expect(monthly !== null).toBe(isLeased)
        },
      ),
    )
  })
})
