import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { Instant } from "#domain/entities/ids.ts"
import {
  cancelHours,
  cancellableUntil,
  cancellation,
  isRefundLate,
  isRefundUnderWay,
  refundDays,
  refundHours,
  refundPromise,
  refundTime,
  stayCancelHours,
} from "#domain/rules/orders/cancellation.ts"
import { paymentStatus } from "#domain/rules/orders/order-status.ts"
import { tugrik } from "#domain/rules/money.ts"
import { day, hour, later, millisecondsOf } from "#domain/rules/instants.ts"
import { moment, span } from "#tests/arbitraries/instants.ts"
import { holds } from "#tests/laws.ts"

const paidAt = "2025-11-07T14:00:00+08:00" as Instant
const paid = { state: "complete", paymentState: "paid", shipmentState: "pending", paidAt, cancellableUntil: null } as const

describe("cancellation", () => {
  it("is allowed while an order waits for payment", () => {
    expect(cancellation({ ...paid, paymentState: "balance_due", paidAt: null }, later(paidAt, 30 * day))._tag).toBe("Allowed")
    expect(cancellation({ ...paid, paymentState: "failed", cancellableUntil: paidAt }, later(paidAt, 30 * day))._tag).toBe("Allowed")
  })

  it("is allowed for a day after payment, the last instant included [B10]", () => {
    expect(cancelHours).toBe(24)
    expect(cancellation(paid, later(paidAt, 24 * hour))).toEqual({ _tag: "Allowed" })
    expect(cancellation(paid, later(paidAt, 24 * hour + 1))).toEqual({ _tag: "TooLate", until: cancellableUntil(paidAt) })
  })

  it("uses the order's own time limit where it has one [B10]", () => {
    const until = later(paidAt, 2 * hour)
    expect(cancellation({ ...paid, cancellableUntil: until }, later(paidAt, 3 * hour))).toEqual({ _tag: "TooLate", until })
    expect(cancellation({ ...paid, paidAt: null }, paidAt)._tag).toBe("Allowed")
  })

  it("of stays alone is allowed until a day before the first arrival as well [B10] [E26]", () => {
    const first = later(paidAt, 10 * day)
    const stays = { arrivals: [later(first, day), first], hasGoods: false }
    expect(cancellableUntil(paidAt, 24, stays)).toBe(later(first, -stayCancelHours * hour))
    expect(cancellableUntil(paidAt, 24, { ...stays, hasGoods: true })).toBe(later(paidAt, day))
    expect(cancellableUntil(paidAt, 24, { ...stays, arrivals: [later(paidAt, 3 * hour)] })).toBe(later(paidAt, 3 * hour))
    expect(cancellableUntil(paidAt, 24, { ...stays, arrivals: [later(paidAt, 30 * hour)] })).toBe(later(paidAt, day))
  })

  it("is never allowed after the arrival of a stay, and never shorter by a stay than that [B10]", () => {
    holds(
      fc.property(
        moment,
        fc.array(moment, { minLength: 1 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 72 }),
        (at, arrivals, hasGoods, hours) => {
          const until = millisecondsOf(cancellableUntil(at, hours, { arrivals, hasGoods }))
          const first = Math.min(...arrivals.map(millisecondsOf))
          expect(until).toBeLessThanOrEqual(first)
          expect(until).toBeGreaterThanOrEqual(Math.min(first, millisecondsOf(cancellableUntil(at, hours))))
        },
      ),
    )
  })

  it("is too late for a shipped order", () => {
    expect(cancellation({ ...paid, shipmentState: "shipped" }, paidAt)._tag).toBe("OnItsWay")
    expect(cancellation({ ...paid, shipmentState: "delivered" }, paidAt)._tag).toBe("OnItsWay")
    expect(cancellation({ ...paid, shipmentState: "ready" }, paidAt)._tag).toBe("Allowed")
  })

  it("has nothing to cancel for a cart or a cancelled order", () => {
    expect(cancellation({ ...paid, state: "cart" }, paidAt)._tag).toBe("NothingToCancel")
    expect(cancellation({ ...paid, state: "canceled" }, paidAt)._tag).toBe("NothingToCancel")
  })

  it("is not allowed again once it was too late", () => {
    holds(
      fc.property(moment, span, span, (at, after, more) => {
        const order = { ...paid, paidAt: at }
        const [before, afterwards] = [after, after + more].map((wait) => cancellation(order, later(at, wait))._tag)
        return before === "Allowed" || afterwards === "TooLate"
      }),
    )
  })
})

describe("a refund", () => {
  const taken = (method: MethodType | null) => {
    const { from, to } = refundPromise(paidAt, method)
    return [millisecondsOf(from) - millisecondsOf(paidAt), millisecondsOf(to) - millisecondsOf(paidAt)]
  }

  it("is promised in three to five days [B10] [W11]", () => {
    expect(refundDays).toEqual({ from: 3, to: 5 })
    expect(refundHours).toBe(48)
    expect(taken("qr")).toEqual([3 * day, 5 * day])
    expect(taken(null)).toEqual([3 * day, 5 * day])
    expect(refundTime("bank_transfer")).toEqual({ unit: "days", from: 3, to: 5 })
  })

  it("to a wallet app is promised within 48 hours [W11]", () => {
    expect(taken("wallet")).toEqual([0, 48 * hour])
    expect(refundTime("wallet")).toEqual({ unit: "hours", within: 48 })
  })

  it("is under way while it waits to be sent and until the last promised moment, and only where money goes back [B10]", () => {
    const canceled = { canceledAt: paidAt, refundedAmount: tugrik(54_000) }
    expect(isRefundUnderWay(canceled, "qr", later(paidAt, 5 * day))).toBe(true)
    expect(isRefundUnderWay(canceled, "qr", later(paidAt, 5 * day + 1))).toBe(false)
    expect(isRefundUnderWay(canceled, "wallet", later(paidAt, 49 * hour))).toBe(false)
    expect(isRefundUnderWay({ ...canceled, refundedAmount: tugrik(0) }, "qr", paidAt)).toBe(false)
    expect(isRefundUnderWay({ ...canceled, canceledAt: null }, "qr", paidAt)).toBe(false)
    const pending = { ...canceled, refundPending: true }
    expect([4, 6].map((days) => isRefundUnderWay(pending, "qr", later(paidAt, days * day)))).toEqual([true, true])
    expect([4, 6].map((days) => isRefundLate(pending, "qr", later(paidAt, days * day)))).toEqual([false, true])
    expect(isRefundLate(canceled, "qr", later(paidAt, 6 * day))).toBe(false)
    expect([true, false].map((refundPending) => isRefundUnderWay({ ...canceled, canceledAt: null, refundPending }, "qr", paidAt))).toEqual([
      true,
      false,
    ])
    expect([paymentStatus("refunded", true), paymentStatus("refunded"), paymentStatus("paid", true)]).toEqual([
      "refunding",
      "refunded",
      "payment_completed",
    ])
  })
})
