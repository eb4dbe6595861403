/** Groups of placed orders: by their states, and in addresses. */
import { describe, expect, it } from "vitest"
import { orderGroup, readOrderGroup } from "#domain/rules/orders/order-groups.ts"

describe("group of an order", () => {
  it.each([
    ["complete", "balance_due", "pending", "toPay"],
    ["complete", "processing", "pending", "toPay"],
    ["complete", "failed", "pending", "toPay"],
    ["complete", "paid", "shipped", "onWay"],
    ["complete", "paid", "delivered", "delivered"],
    ["complete", "refunded", "delivered", "delivered"],
    ["complete", "refunded", "shipped", "canceled"],
    ["canceled", "void", "pending", "canceled"],
    ["complete", "void", "pending", "canceled"],
    ["complete", "overdue", "pending", "canceled"],
    ["returned", "refunded", "delivered", "canceled"],
  ] as const)("of state %s, payment %s and shipment %s is in group %s", (state, paymentState, shipmentState, group) => {
    expect(orderGroup({ state, paymentState, shipmentState }, false)).toBe(group)
  })

  it("is that of the delivered ones once it is fulfilled without a shipment, while it is neither unpaid nor cancelled", () => {
    const unsent = { state: "complete", paymentState: "paid", shipmentState: "pending" } as const
    expect(orderGroup(unsent, true)).toBe("delivered")
    expect(orderGroup({ ...unsent, paymentState: "balance_due" }, true)).toBe("toPay")
    expect(orderGroup({ ...unsent, state: "canceled", paymentState: "refunded" }, true)).toBe("canceled")
  })

  it("is read from an address, and is none for other text", () => {
    expect(["onWay", "elsewhere", null].map(readOrderGroup)).toEqual(["onWay", null, null])
  })
})
