/** Stops of a return. W8. */
import { describe, expect, it } from "vitest"
import type { GoodsReturn } from "#domain/entities/orders/return.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { instantOf, later, day } from "#domain/rules/instants.ts"
import { isRefunded, returnTracking } from "#domain/rules/orders/return-tracking.ts"

const answeredAt = instantOf(Date.UTC(2026, 10, 20))
const accepted = { status: "accepted", money: 60_000 as Tugrik, refundPending: false, answeredAt } as const
const states = (status: GoodsReturn["status"]) => returnTracking({ status }).map(({ state }) => state)

describe("the stops of a return", () => {
  it("wait for the goods once it is requested, and for the money once it is accepted [W8]", () => {
    expect(states("requested")).toEqual(["passed", "here", "ahead", "ahead"])
    expect(states("accepted")).toEqual(["passed", "passed", "passed", "here"])
  })

  it("are none where the shop refuses it", () => {
    expect(states("rejected")).toEqual([])
  })
})

describe("the money of a return", () => {
  it("is back after the last day that was promised, and not while it waits to be sent", () => {
    expect(isRefunded(accepted, "card", answeredAt)).toBe(false)
    const afterwards = later(answeredAt, 60 * day)
    expect(isRefunded(accepted, "card", afterwards)).toBe(true)
    expect(isRefunded({ ...accepted, refundPending: true }, "card", afterwards)).toBe(false)
  })

  it("is back at once where all of it goes to the wallet, and never of a return without an answer", () => {
    expect(isRefunded({ ...accepted, money: 0 as Tugrik }, null, answeredAt)).toBe(true)
    expect(isRefunded({ ...accepted, status: "requested", answeredAt: null }, "card", answeredAt)).toBe(false)
  })
})
