/** Orders that a shopper still waits for. */
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { isUnderWay } from "#domain/rules/orders/under-way.ts"
import { line, orderOf } from "#tests/arbitraries/order.ts"

const goods = line(1, 1, 29_900)
const giftCard = { ...line(2, 1, 50_000), options: { gift_to: "saraa@example.mn" } }
const stay = { ...line(3, 1, 200_000), options: { hotel: "3", arrives: "2026-12-20", leaves: "2026-12-22", rooms: "1", guests: "2" } }
const paid = { state: "complete", paymentState: "paid", shipmentState: "pending" } as const
const before = "2026-12-21T04:00:00.000Z" as Instant
const after = "2026-12-22T04:00:00.000Z" as Instant

describe("an order under way", () => {
  it.each([
    ["goods until they are delivered", [goods], after, true],
    ["no gift card, which is sent by the payment", [giftCard], before, false],
    ["a stay until its day of departure", [stay], before, true],
    ["no stay that is over", [stay, giftCard], after, false],
    ["goods beside a stay that is over", [stay, goods], after, true],
  ] as const)("is %s", (_, lines, now, expected) => {
    expect(isUnderWay(orderOf(lines, paid), now)).toBe(expected)
  })

  it("is a gift card that is not paid", () => {
    expect(isUnderWay(orderOf([giftCard], { ...paid, paymentState: "balance_due" }), after)).toBe(true)
  })
})
