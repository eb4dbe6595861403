import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { lineReviewHref } from "#domain/rules/orders/line-review.ts"

const stay = { product: { slug: "stay-1" }, options: { hotel: "9", arrives: "2026-11-27", leaves: "2026-11-29" } }
const coat = { product: { slug: "cashmere-coat" } }
const paid = { state: "complete", paymentState: "paid", deliveredAt: null } as const
/** Midnight in Ulaanbaatar is 16:00 UTC. */
const [before, after] = ["2026-11-28T15:59:00.000Z" as Instant, "2026-11-28T16:00:00.000Z" as Instant]

describe("the review of a line", () => {
  it("is of the hotel once the guest's day of leaving has come [E29]", () => {
    expect(lineReviewHref(stay, paid, true, before)).toBeNull()
    expect(lineReviewHref(stay, paid, true, after)).toBe("/account/hotel-reviews/9")
  })

  it("is not of a stay that is unpaid or cancelled, or where hotels have no pages [E29]", () => {
    expect(lineReviewHref(stay, { ...paid, paymentState: "balance_due" }, true, after)).toBeNull()
    expect(lineReviewHref(stay, { ...paid, state: "canceled" }, true, after)).toBeNull()
    const hasHotels = false
    expect(lineReviewHref(stay, paid, hasHotels, after)).toBeNull()
  })

  it("is of goods once they are delivered, and never of a gift card [E27]", () => {
    const delivered = { ...paid, deliveredAt: before }
    const giftCard = { ...coat, options: { gift_to: "a@b.mn" } }
    expect(lineReviewHref(coat, paid, true, after)).toBeNull()
    expect(lineReviewHref(coat, delivered, true, after)).toBe("/account/reviews/cashmere-coat")
    expect(lineReviewHref(giftCard, delivered, true, after)).toBeNull()
  })
})
