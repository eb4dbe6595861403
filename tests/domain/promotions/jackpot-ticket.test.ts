/** Jackpot ticket: which orders have one, and when it opens. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { cancellableUntil, cancellation } from "#domain/rules/orders/cancellation.ts"
import { day, hour, later } from "#domain/rules/instants.ts"
import { isReturnable, returnableUntil } from "#domain/rules/orders/returns.ts"
import { drawDays, drawableUntil, jackpotTicket } from "#domain/rules/promotions/jackpot-ticket.ts"
import { moment, span } from "#tests/arbitraries/instants.ts"
import { holds } from "#tests/laws.ts"

const startsAt = "2026-11-01T00:00:00+08:00" as Instant
const expiresAt = "2026-12-01T00:00:00+08:00" as Instant
const period = { startsAt, expiresAt }
const paidAt = "2026-11-20T14:00:00+08:00" as Instant
const paid = {
  state: "complete",
  paymentState: "paid",
  shipmentState: "pending",
  paidAt,
  cancellableUntil: null,
  deliveredAt: null,
  returnHours: null,
  hasOpenReturn: false,
  returnAnsweredAt: null,
} as const
const goods = { ...paid, returnHours: 48 } as const

describe("a jackpot ticket", () => {
  it("waits as long as its order may be cancelled, the last instant included [C15]", () => {
    const until = cancellableUntil(paidAt)
    expect(jackpotTicket(paid, period, later(paidAt, 1))).toEqual({ _tag: "Waiting", until })
    expect(jackpotTicket(paid, period, until)).toEqual({ _tag: "Waiting", until })
    expect(jackpotTicket(paid, period, later(until, 1))).toEqual({ _tag: "Open" })
    expect(jackpotTicket({ ...paid, cancellableUntil: later(paidAt, 2 * hour) }, period, later(paidAt, 3 * hour))).toEqual({ _tag: "Open" })
  })

  it("waits for the delivery of goods and the end of the time for returns, the last instant included [C15] [W8]", () => {
    const deliveredAt = later(paidAt, 3 * hour)
    const delivered = { ...goods, shipmentState: "delivered", deliveredAt } as const
    const until = returnableUntil(deliveredAt, 48)
    for (const shipmentState of ["pending", "ready", "shipped"] as const)
      expect(jackpotTicket({ ...goods, shipmentState }, period, later(paidAt, 3 * day))).toEqual({ _tag: "WaitingFor", event: "delivery" })
    expect(jackpotTicket(delivered, period, deliveredAt)).toEqual({ _tag: "Waiting", until })
    expect(jackpotTicket(delivered, period, until)).toEqual({ _tag: "Waiting", until })
    expect(jackpotTicket(delivered, period, later(until, 1))).toEqual({ _tag: "Open" })
  })

  it("waits for the answer of a return, and can be drawn for a week after it [C15] [W8]", () => {
    const delivered = { ...goods, shipmentState: "delivered", deliveredAt: later(paidAt, 3 * hour) } as const
    const answeredAt = later(expiresAt, 20 * day)
    expect(jackpotTicket({ ...delivered, hasOpenReturn: true }, period, answeredAt)).toEqual({ _tag: "WaitingFor", event: "return" })
    expect(jackpotTicket({ ...delivered, returnAnsweredAt: answeredAt }, period, later(answeredAt, day))).toEqual({ _tag: "Open" })
    expect(jackpotTicket(delivered, period, answeredAt)).toEqual({ _tag: "Over" })
  })

  it("belongs to no order that is unpaid, cancelled, returned or paid outside the promotion [C15]", () => {
    const late = later(paidAt, 3 * day)
    expect(jackpotTicket({ ...paid, state: "canceled", paymentState: "refunded" }, period, late)._tag).toBe("None")
    expect(jackpotTicket({ ...paid, state: "returned", paymentState: "refunded" }, period, late)._tag).toBe("None")
    expect(jackpotTicket({ ...paid, paymentState: "balance_due", paidAt: null }, period, late)._tag).toBe("None")
    expect(jackpotTicket({ ...paid, paidAt: later(startsAt, -1) }, period, late)._tag).toBe("None")
    expect(jackpotTicket({ ...paid, paidAt: expiresAt }, period, later(expiresAt, 3 * day))._tag).toBe("None")
  })

  it("can be drawn for a week after it opened and after the promotion ended, whichever is later [C15]", () => {
    const week = drawDays * day
    expect(drawableUntil(later(paidAt, day), expiresAt)).toBe(later(expiresAt, week))
    expect(drawableUntil(later(expiresAt, day), expiresAt)).toBe(later(expiresAt, day + week))
    expect([later(expiresAt, week - 1), later(expiresAt, week)].map((now) => jackpotTicket(paid, period, now)._tag)).toEqual([
      "Open",
      "Over",
    ])
    const stay = { ...paid, cancellableUntil: later(expiresAt, 40 * day) }
    expect([39, 41, 46, 48].map((days) => jackpotTicket(stay, period, later(expiresAt, days * day))._tag)).toEqual([
      "Waiting",
      "Open",
      "Open",
      "Over",
    ])
  })

  it("once open, never belongs to an order that can still be cancelled or returned [C15]", () => {
    const tally = { open: 0 }
    const shipments = fc.constantFrom("pending", "ready", "shipped", "delivered")
    const states = fc.constantFrom("complete", "canceled", "returned")
    holds(
      fc.property(
        moment,
        span,
        span,
        shipments,
        states,
        fc.option(span),
        fc.option(fc.constantFrom(24, 48, 72)),
        (at, after, further, shipmentState, state, limit, hours) => {
          const deliveredAt = shipmentState === "delivered" ? at : null
          const order = {
            ...paid,
            state,
            shipmentState,
            paidAt: at,
            deliveredAt,
            returnHours: hours,
            cancellableUntil: limit === null ? null : later(at, limit),
          } as const
          const now = later(at, after)
          if (jackpotTicket(order, { startsAt: at, expiresAt: later(now, 1) }, now)._tag !== "Open") return
          tally.open += 1
          expect(cancellation(order, now)._tag).not.toBe("Allowed")
          expect(cancellation(order, later(now, further))._tag).not.toBe("Allowed")
          if (hours !== null) expect(deliveredAt !== null && isReturnable(deliveredAt, hours, now)).toBe(false)
        },
      ),
    )
    expect(tally.open).toBeGreaterThan(0)
  })
})
