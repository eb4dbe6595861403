/** Groups of placed orders by which a shopper filters their list. */
import type { PaymentState } from "#domain/entities/orders/order.ts"
import type { OrderStates } from "./order-status.ts"

export const orderGroups = ["toPay", "onWay", "delivered", "canceled"] as const
export type OrderGroup = (typeof orderGroups)[number]

const undeliveredGroups: Readonly<Record<PaymentState, OrderGroup>> = {
  balance_due: "toPay", processing: "toPay", failed: "toPay", overdue: "toPay", void: "toPay", paid: "onWay", refunded: "canceled",
}

/** Group of a placed order. Cancelled and returned orders, and those refunded before their delivery, are `canceled`. */
export const orderGroup = ({ state, paymentState, shipmentState }: OrderStates): OrderGroup => {
  if (state !== "complete") return "canceled"
  if (shipmentState === "delivered") return "delivered"
  return paymentState === null ? "toPay" : undeliveredGroups[paymentState]
}

/** Group of a query string; `null` for all orders. */
export const readOrderGroup = (text: string | null): OrderGroup | null => orderGroups.find((group) => group === text) ?? null
