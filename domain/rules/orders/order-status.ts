/** What an order's states are called, which may follow which, and where it stands on its way. Specification §4, B8. */
import type { Order, OrderState, PaymentState, ShipmentState } from "#domain/entities/orders/order.ts"

export type OrderStatus =
  | "pending" | "payment_pending" | "payment_completed" | "paid" | "payment_failed" | "payment_overdue" | "waiting_bank"
  | "ordered" | "shipped" | "ready_to_deliver" | "delivering" | "delivered" | "completed" | "canceled" | "returned"
export type ReceiptStatus = "receipt_pending" | "receipt_confirmed"

type States = {
  readonly state: OrderState
  readonly paymentState: PaymentState | null
  readonly shipmentState: ShipmentState | null
}

/** One row of the table: the states it is for (`null`: any), and what they are called. */
type Row = readonly [OrderState | null, PaymentState | null, ShipmentState | null, OrderStatus]

/** The first row that fits says the status. What went wrong is said before what goes on. */
export const statusTable: ReadonlyArray<Row> = [
  ["returned", null, null, "returned"],
  ["canceled", "overdue", null, "payment_overdue"],
  ["canceled", null, null, "canceled"],
  ["cart", null, null, "pending"],
  ["address", null, null, "pending"],
  ["payment", null, null, "pending"],
  ["complete", "overdue", null, "payment_overdue"],
  ["complete", "failed", null, "payment_failed"],
  ["complete", "refunded", null, "canceled"],
  ["complete", "void", null, "canceled"],
  ["complete", "processing", null, "waiting_bank"],
  ["complete", "balance_due", null, "payment_pending"],
  ["complete", null, "delivered", "delivered"],
  ["complete", null, "shipped", "delivering"],
  ["complete", null, "ready", "ready_to_deliver"],
  ["complete", "paid", null, "paid"],
  ["complete", null, null, "ordered"],
]

export const orderStatus = (order: States): OrderStatus =>
  statusTable.find(
    ([state, payment, shipment]) =>
      (state === null || state === order.state) &&
      (payment === null || payment === order.paymentState) &&
      (shipment === null || shipment === order.shipmentState),
  )?.[3] ?? "pending"

/** The status of an order whose time for returns is over too. */
export const finalStatus = (order: States, returnsClosed: boolean): OrderStatus => {
  const status = orderStatus(order)
  return status === "delivered" && returnsClosed ? "completed" : status
}

const payments: Readonly<Record<PaymentState, OrderStatus>> = {
  balance_due: "payment_pending", processing: "waiting_bank", paid: "payment_completed", failed: "payment_failed",
  overdue: "payment_overdue", void: "canceled", refunded: "canceled",
}

/** What a payment by itself is called. */
export const paymentStatus = (state: PaymentState): OrderStatus => payments[state]

const shipments: Readonly<Record<ShipmentState, OrderStatus>> = {
  pending: "ordered", ready: "ready_to_deliver", shipped: "shipped", delivered: "delivered",
}

/** What a shipment by itself is called. */
export const shipmentStatus = (state: ShipmentState): OrderStatus => shipments[state]

export const receiptStatus = (order: Pick<Order, "receiptState">): ReceiptStatus | null =>
  order.receiptState === null ? null : `receipt_${order.receiptState}`

/** The words of a status. */
export const statusMessageKey = (status: OrderStatus | ReceiptStatus): string => `order.status.${status}`

/** How a status is coloured: still to come, needs the shopper, good, over. */
export type StatusTone = "waiting" | "attention" | "good" | "ended"
const tones: Readonly<Record<OrderStatus, StatusTone>> = {
  pending: "waiting", payment_pending: "attention", payment_completed: "good", paid: "good", payment_failed: "attention",
  payment_overdue: "ended", waiting_bank: "waiting", ordered: "waiting", shipped: "good", ready_to_deliver: "good",
  delivering: "good", delivered: "good", completed: "good", canceled: "ended", returned: "ended",
}
export const statusTone = (status: OrderStatus): StatusTone => tones[status]

type Transitions<State extends string> = Readonly<Record<State, ReadonlyArray<State>>>

/** Which state of an order may follow which. */
export const orderTransitions: Transitions<OrderState> = {
  cart: ["address"],
  address: ["cart", "payment"],
  payment: ["cart", "address", "complete"],
  complete: ["canceled", "returned"],
  canceled: [],
  returned: [],
}

/** Which state of a payment may follow which. Money that comes too late is refunded, never taken for the order. */
export const paymentTransitions: Transitions<PaymentState> = {
  balance_due: ["processing", "paid", "failed", "overdue", "void"],
  processing: ["balance_due", "paid", "failed", "overdue", "void"],
  failed: ["balance_due", "processing", "paid", "overdue", "void"],
  paid: ["refunded"],
  overdue: ["refunded"],
  void: ["refunded"],
  refunded: [],
}

/** Which state of a shipment may follow which. */
export const shipmentTransitions: Transitions<ShipmentState> = {
  pending: ["ready"],
  ready: ["pending", "shipped"],
  shipped: ["delivered"],
  delivered: [],
}

export const isAllowedTransition = <State extends string>(table: Transitions<State>, from: State, to: State): boolean =>
  table[from].includes(to)

/** The line of stops that an order travels. */
export const trackingStops = ["ordered", "paid", "ready", "shipped", "delivered"] as const
export type TrackingStop = (typeof trackingStops)[number]

/** The last stop that was reached; `null` for a cart, and for an order that will not arrive. */
export const trackingStop = (order: States): TrackingStop | null => {
  if (order.state !== "complete" || order.paymentState === "refunded" || order.paymentState === "void") return null
  if (order.paymentState === "overdue") return null
  if (order.shipmentState !== null && order.shipmentState !== "pending") return order.shipmentState
  return order.paymentState === "paid" ? "paid" : "ordered"
}

export type StopState = "passed" | "here" | "ahead"

/** Each stop with whether it lies behind, is the present one, or is still to come; empty for an order that will not arrive. */
export const tracking = (order: States): ReadonlyArray<{ readonly stop: TrackingStop; readonly state: StopState }> => {
  const reached = trackingStop(order)
  if (reached === null) return []
  const here = trackingStops.indexOf(reached)
  return trackingStops.map((stop, at) => ({ stop, state: at < here ? "passed" : at === here ? "here" : "ahead" }))
}
