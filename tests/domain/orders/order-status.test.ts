import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { pickupStore } from "#book/fixtures/cart/pickup.ts"
import { OrderState, PaymentState, ShipmentState } from "#domain/entities/orders/order.ts"
import {
  isAllowedTransition,
  orderStatus,
  orderTransitions,
  paymentTransitions,
  paymentStatus,
  pickupTransitions,
  receiptStatus,
  shipmentStatus,
  finalStatus,
  shipmentTransitions,
  statusTable,
  statusTone,
  statusMessageKey,
  tracking,
  trackingStop,
  trackingStops,
} from "#domain/rules/orders/order-status.ts"
import { holds } from "#tests/laws.ts"

const stays = [{ options: { arrives: "2026-12-01" } }]
const states = fc.record({
  state: fc.constantFrom(...OrderState.literals),
  paymentState: fc.option(fc.constantFrom(...PaymentState.literals)),
  shipmentState: fc.option(fc.constantFrom(...ShipmentState.literals)),
  lineItems: fc.constantFrom([], [{}], stays, [...stays, {}]),
})
const complete = (paymentState: PaymentState | null, shipmentState: ShipmentState | null = null) => ({
  state: "complete" as const,
  paymentState,
  shipmentState,
  lineItems: [{}],
})

describe("an order's status", () => {
  it("is pending while it is a cart", () => {
    for (const state of ["cart", "address", "payment"] as const) expect(orderStatus({ ...complete(null), state })).toBe("pending")
  })

  it("follows the payment until it is paid [B8]", () => {
    expect(orderStatus(complete("balance_due"))).toBe("payment_pending")
    expect(orderStatus(complete("processing"))).toBe("waiting_bank")
    expect(orderStatus(complete("failed"))).toBe("payment_failed")
    expect(orderStatus(complete("overdue"))).toBe("payment_overdue")
    expect(orderStatus(complete("paid"))).toBe("paid")
    expect(orderStatus(complete(null))).toBe("ordered")
  })

  it("follows the shipment afterwards [B8]", () => {
    expect(orderStatus(complete("paid", "pending"))).toBe("paid")
    expect(orderStatus(complete("paid", "ready"))).toBe("ready_to_deliver")
    expect(orderStatus(complete("paid", "shipped"))).toBe("delivering")
    expect(orderStatus(complete("paid", "delivered"))).toBe("delivered")
  })

  it("is canceled, returned or failed before anything else", () => {
    expect(orderStatus({ ...complete("paid", "delivered"), state: "returned" })).toBe("returned")
    expect(orderStatus({ ...complete("refunded"), state: "canceled" })).toBe("canceled")
    expect(orderStatus({ ...complete("overdue"), state: "canceled" })).toBe("payment_overdue")
    expect(orderStatus(complete("refunded"))).toBe("canceled")
    expect(orderStatus(complete("void"))).toBe("canceled")
  })

  it("is completed when delivered and the time for returns is over", () => {
    expect(finalStatus(complete("paid", "delivered"), true)).toBe("completed")
    expect(finalStatus(complete("paid", "delivered"), false)).toBe("delivered")
    expect(finalStatus(complete("paid", "shipped"), true)).toBe("delivering")
  })

  it("has a message and a tone for every combination [B8]", () => {
    holds(
      fc.property(states, (order) => {
        const status = orderStatus(order)
        return (
          statusTable.some((row) => row[3] === status) &&
          statusTone(status) !== undefined &&
          statusMessageKey(status) === `order.status.${status}`
        )
      }),
    )
  })

  it("needs attention when the shopper has to pay", () => {
    const tones = (...statuses: ReadonlyArray<Parameters<typeof statusTone>[0]>) => [...new Set(statuses.map(statusTone))]
    expect(tones("payment_pending", "payment_failed")).toEqual(["attention"])
    expect(tones("pending", "waiting_bank", "ordered")).toEqual(["waiting"])
    expect(tones("payment_completed", "paid", "shipped", "ready_to_deliver", "delivering", "delivered", "completed")).toEqual(["good"])
    expect(tones("payment_overdue", "canceled", "returned")).toEqual(["ended"])
  })

  it("exists of the payment alone and of the shipment alone", () => {
    expect(
      (["balance_due", "processing", "paid", "failed", "overdue", "void", "refunded"] as const).map((state) => paymentStatus(state)),
    ).toEqual(["payment_pending", "waiting_bank", "payment_completed", "payment_failed", "payment_overdue", "canceled", "refunded"])
    expect((["pending", "ready", "shipped", "delivered"] as const).map(shipmentStatus)).toEqual([
      "ordered",
      "ready_to_deliver",
      "shipped",
      "delivered",
    ])
    expect(statusMessageKey(paymentStatus("paid"))).toBe("order.status.payment_completed")
  })

  it("stands beside that of the receipt", () => {
    expect(receiptStatus({ receiptState: null })).toBeNull()
    expect(receiptStatus({ receiptState: "pending" })).toBe("receipt_pending")
    expect(receiptStatus({ receiptState: "confirmed" })).toBe("receipt_confirmed")
  })
})

describe("allowed transitions", () => {
  it("lead through cart, address, payment and complete, and back until placed", () => {
    expect(orderTransitions).toEqual({
      cart: ["address"],
      address: ["cart", "payment"],
      payment: ["cart", "address", "complete"],
      complete: ["canceled", "returned"],
      canceled: [],
      returned: [],
    })
  })

  it("never return to a cart once placed, nor from cancelled", () => {
    const reach = (from: OrderState, seen: ReadonlySet<OrderState> = new Set()): ReadonlySet<OrderState> =>
      orderTransitions[from].reduce((all, to) => (all.has(to) ? all : reach(to, new Set([...all, to]))), seen)
    expect([...reach("complete")].toSorted()).toEqual(["canceled", "returned"])
    expect([...reach("canceled")]).toEqual([])
    expect(reach("cart").has("complete")).toBe(true)
  })

  it("never take late money, but refund it", () => {
    expect(paymentTransitions).toEqual({
      balance_due: ["processing", "paid", "failed", "overdue", "void"],
      processing: ["balance_due", "paid", "failed", "overdue", "void"],
      failed: ["balance_due", "processing", "paid", "overdue", "void"],
      paid: ["refunded"],
      overdue: ["refunded"],
      void: ["refunded"],
      refunded: [],
    })
    expect(isAllowedTransition(paymentTransitions, "failed", "paid")).toBe(true)
    expect(isAllowedTransition(paymentTransitions, "overdue", "paid")).toBe(false)
    expect(isAllowedTransition(paymentTransitions, "balance_due", "overdue")).toBe(true)
    expect(isAllowedTransition(paymentTransitions, "processing", "paid")).toBe(true)
  })

  it("move a shipment in one direction", () => {
    expect(shipmentTransitions).toEqual({ pending: ["ready"], ready: ["pending", "shipped"], shipped: ["delivered"], delivered: [] })
  })

  it("of a pick-up hand the order over at the store, without a shipment", () => {
    expect(pickupTransitions).toEqual({ pending: ["ready"], ready: ["pending", "delivered"], shipped: [], delivered: [] })
    expect(tracking({ ...complete("paid", "ready"), pickupStore }).map(({ stop, state }) => `${stop} ${state}`)).toEqual([
      "ordered passed",
      "paid passed",
      "ready here",
      "delivered ahead",
    ])
  })
})

describe("tracking", () => {
  it("goes from ordered to delivered", () => {
    expect(trackingStops).toEqual(["ordered", "paid", "ready", "shipped", "delivered"])
    expect(trackingStop(complete("balance_due"))).toBe("ordered")
    expect(trackingStop(complete("paid", "pending"))).toBe("paid")
    expect(trackingStop(complete("paid", "ready"))).toBe("ready")
    expect(trackingStop(complete("paid", "delivered"))).toBe("delivered")
  })

  it("of stays alone ends with the payment, since nothing is sent [E26]", () => {
    const stops = (shipmentState: ShipmentState) =>
      tracking({ ...complete("paid", shipmentState), lineItems: stays }).map(({ stop, state }) => `${stop} ${state}`)
    expect(stops("pending")).toEqual(["ordered passed", "paid here"])
    expect(stops("ready")).toEqual(["ordered passed", "paid here"])
  })

  it("is empty for a cart and for an order that will not arrive", () => {
    for (const state of ["overdue", "void", "refunded"] as const) expect(tracking(complete(state))).toEqual([])
    expect(tracking({ ...complete("paid"), state: "canceled" })).toEqual([])
    expect(tracking({ ...complete(null), state: "cart" })).toEqual([])
  })

  it("marks stops as passed, here or ahead", () => {
    expect(tracking(complete("paid", "ready")).map(({ stop, state }) => `${stop} ${state}`)).toEqual([
      "ordered passed",
      "paid passed",
      "ready here",
      "shipped ahead",
      "delivered ahead",
    ])
  })

  it("has one present stop in every combination", () => {
    holds(fc.property(states, (order) => [0, 1].includes(tracking(order).filter(({ state }) => state === "here").length)))
  })
})
