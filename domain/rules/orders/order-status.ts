/** Order status, allowed transitions and tracking. Specification §4, B8. */
import type { Order, OrderState, PaymentState, ShipmentState } from "#domain/entities/orders/order.ts"
import { withReached, type ReachedStop } from "./stops.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"

export type OrderStatus =
  | "pending"
  | "payment_pending"
  | "payment_completed"
  | "paid"
  | "payment_failed"
  | "payment_overdue"
  | "waiting_bank"
  | "ordered"
  | "shipped"
  | "ready_to_deliver"
  | "delivering"
  | "delivered"
  | "completed"
  | "canceled"
  | "returned"
  | "refunding"
  | "refunded"
export type ReceiptStatus = "receipt_pending" | "receipt_confirmed"

export type OrderStates = {
  readonly state: OrderState
  readonly paymentState: PaymentState | null
  readonly shipmentState: ShipmentState | null
}

/** Row of the status table: states that it matches (`null`: any) and the status. */
type Row = readonly [OrderState | null, PaymentState | null, ShipmentState | null, OrderStatus]

/** Status table: the first matching row decides; failures come before progress. */
export const statusTable: ReadonlyArray<Row> = [
  ["returned", null, null, "returned"],
  ["canceled", "overdue", null, "payment_overdue"],
  ["canceled", null, null, "canceled"],
  ["cart", null, null, "pending"],
  ["address", null, null, "pending"],
  ["payment", null, null, "pending"],
  ["complete", "overdue", null, "payment_overdue"],
  ["complete", "failed", null, "payment_failed"],
  // The goods are with the shopper.
  ["complete", "refunded", "delivered", "refunded"],
  ["complete", "refunded", "shipped", "refunded"],
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

export const orderStatus = (order: OrderStates): OrderStatus =>
  statusTable.find(
    ([state, payment, shipment]) =>
      (state === null || state === order.state) &&
      (payment === null || payment === order.paymentState) &&
      (shipment === null || shipment === order.shipmentState),
  )?.[3] ?? "pending"

/** Status of an order that is `completed` once its time for returns is over. */
export const finalStatus = (order: OrderStates, returnsClosed: boolean): OrderStatus => {
  const status = orderStatus(order)
  return status === "delivered" && returnsClosed ? "completed" : status
}

const payments: Readonly<Record<PaymentState, OrderStatus>> = {
  balance_due: "payment_pending",
  processing: "waiting_bank",
  paid: "payment_completed",
  failed: "payment_failed",
  overdue: "payment_overdue",
  void: "canceled",
  refunded: "refunded",
}

/** Status of a payment by itself; it is refunded once its money is no longer under way. */
export const paymentStatus = (state: PaymentState, isRefundUnderWay = false): OrderStatus =>
  state === "refunded" && isRefundUnderWay ? "refunding" : payments[state]

const shipments: Readonly<Record<ShipmentState, OrderStatus>> = {
  pending: "ordered",
  ready: "ready_to_deliver",
  shipped: "shipped",
  delivered: "delivered",
}

/** Status of a shipment by itself. */
export const shipmentStatus = (state: ShipmentState): OrderStatus => shipments[state]

export const receiptStatus = (order: Pick<Order, "receiptState">): ReceiptStatus | null =>
  order.receiptState === null ? null : `receipt_${order.receiptState}`

/** Message key of a status. */
export const statusMessageKey = <Status extends OrderStatus | ReceiptStatus>(status: Status): `order.status.${Status}` =>
  `order.status.${status}`

/** Tone of a status: still to come, needs the shopper, good, over. */
export type StatusTone = "waiting" | "attention" | "good" | "ended"
const tones: Readonly<Record<OrderStatus, StatusTone>> = {
  pending: "waiting",
  payment_pending: "attention",
  payment_completed: "good",
  paid: "good",
  payment_failed: "attention",
  payment_overdue: "ended",
  waiting_bank: "waiting",
  ordered: "waiting",
  shipped: "good",
  ready_to_deliver: "good",
  delivering: "good",
  delivered: "good",
  completed: "good",
  canceled: "ended",
  returned: "ended",
  refunding: "waiting",
  refunded: "ended",
}
export const statusTone = (status: OrderStatus): StatusTone => tones[status]

type Transitions<State extends string> = Readonly<Record<State, ReadonlyArray<State>>>

/** Allowed transitions of an order. */
export const orderTransitions: Transitions<OrderState> = {
  cart: ["address"],
  address: ["cart", "payment"],
  payment: ["cart", "address", "complete"],
  complete: ["canceled", "returned"],
  canceled: [],
  returned: [],
}

/** Allowed transitions of a payment. Late money is refunded, never taken for the order. */
export const paymentTransitions: Transitions<PaymentState> = {
  balance_due: ["processing", "paid", "failed", "overdue", "void"],
  processing: ["balance_due", "paid", "failed", "overdue", "void"],
  failed: ["balance_due", "processing", "paid", "overdue", "void"],
  paid: ["refunded"],
  overdue: ["refunded"],
  void: ["refunded"],
  refunded: [],
}

/** Allowed transitions of a shipment. */
export const shipmentTransitions: Transitions<ShipmentState> = {
  pending: ["ready"],
  ready: ["pending", "shipped"],
  shipped: ["delivered"],
  delivered: [],
}

/** Allowed transitions of what is picked up at a store: nothing is sent. */
export const pickupTransitions: Transitions<ShipmentState> = {
  pending: ["ready"],
  ready: ["pending", "delivered"],
  shipped: [],
  delivered: [],
}

export const isAllowedTransition = <State extends string>(table: Transitions<State>, from: State, to: State): boolean =>
  table[from].includes(to)

/** Stops of order tracking. */
export const trackingStops = ["ordered", "paid", "ready", "shipped", "delivered"] as const
export type TrackingStop = (typeof trackingStops)[number]

/** Stops of orders of stays and gift cards alone, which are delivered by the payment. */
const unsentStops: ReadonlyArray<TrackingStop> = ["ordered", "paid"]

/** Stops of an order that is picked up at a store. */
const pickupStops = trackingStops.filter((stop) => stop !== "shipped")

/** Last stop reached; `null` for a cart and for an order that will not arrive. */
export const trackingStop = (order: OrderStates): TrackingStop | null => {
  if (order.state !== "complete" || order.paymentState === "refunded" || order.paymentState === "void") return null
  if (order.paymentState === "overdue") return null
  if (order.shipmentState !== null && order.shipmentState !== "pending") return order.shipmentState
  return order.paymentState === "paid" ? "paid" : "ordered"
}

/** Who sends the money of a payment next; `null` where it has arrived or is no longer accepted. */
const nextPayer: Readonly<Record<PaymentState, "shopper" | "bank" | null>> = {
  balance_due: "shopper",
  processing: "bank",
  paid: null,
  failed: "shopper",
  overdue: null,
  void: null,
  refunded: null,
}

const nextPayerOf = ({ state, paymentState }: Pick<OrderStates, "state" | "paymentState">) =>
  state === "complete" && paymentState !== null ? nextPayer[paymentState] : null

/** Whether an order waits for the shopper to pay it; not while the bank has a payment of it. */
export const isPayable = (order: Pick<OrderStates, "state" | "paymentState">): boolean => nextPayerOf(order) === "shopper"

/** Whether the money of an order may still come, from the shopper or from the bank. */
export const isAwaitingPayment = (order: Pick<OrderStates, "state" | "paymentState">): boolean => nextPayerOf(order) !== null

type TrackedOrder = OrderStates & Pick<Order, "pickupStore"> & Parameters<typeof isNothingSent>[0]

const stopsOf = (order: TrackedOrder): ReadonlyArray<TrackingStop> => {
  if (isNothingSent(order)) return unsentStops
  return order.pickupStore == null ? trackingStops : pickupStops
}

/** Stops with their state; empty for an order that will not arrive. */
export const tracking = (order: TrackedOrder): ReadonlyArray<ReachedStop<TrackingStop>> => {
  const reached = trackingStop(order)
  return reached === null ? [] : withReached(stopsOf(order), reached)
}
