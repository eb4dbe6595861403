import { describe, expect, it } from "vitest"
import { orderGroup, readOrderGroup } from "#domain/rules/orders/order-groups.ts"

describe("the group of an order", () => {
  it("is to pay until it is paid, then on its way until it is delivered", () => {
    expect(orderGroup({ state: "complete", paymentState: "balance_due", shipmentState: "pending" })).toBe("toPay")
    expect(orderGroup({ state: "complete", paymentState: "processing", shipmentState: "pending" })).toBe("toPay")
    expect(orderGroup({ state: "complete", paymentState: "paid", shipmentState: "shipped" })).toBe("onWay")
    expect(orderGroup({ state: "complete", paymentState: "paid", shipmentState: "delivered" })).toBe("delivered")
  })

  it("is cancelled for what was cancelled or returned", () => {
    expect(orderGroup({ state: "canceled", paymentState: "overdue", shipmentState: "pending" })).toBe("canceled")
    expect(orderGroup({ state: "complete", paymentState: "refunded", shipmentState: "shipped" })).toBe("canceled")
    expect(orderGroup({ state: "returned", paymentState: "refunded", shipmentState: "delivered" })).toBe("canceled")
  })

  it("is read from an address, and none for anything else", () => {
    expect(["onWay", "elsewhere", null].map(readOrderGroup)).toEqual(["onWay", null, null])
  })
})
