/** Groups of placed orders by which a shopper filters their list. */
import type { OrderState, PaymentState, ShipmentState } from "#domain/entities/orders/order.ts"
import type { OrderStates } from "./order-status.ts"

export const orderGroups = ["toPay", "onWay", "delivered", "canceled"] as const
export type OrderGroup = (typeof orderGroups)[number]

/** `null`: the shipment or the payment decides. */
const groupOfState: Readonly<Record<OrderState, OrderGroup | null>> = {
  cart: "canceled",
  address: "canceled",
  payment: "canceled",
  complete: null,
  canceled: "canceled",
  returned: "canceled",
}

/** `null`: the payment decides. */
const groupOfShipment: Readonly<Record<ShipmentState, OrderGroup | null>> = {
  pending: null,
  ready: null,
  shipped: null,
  delivered: "delivered",
}

const groupOfPayment: Readonly<Record<PaymentState, OrderGroup>> = {
  balance_due: "toPay",
  processing: "toPay",
  paid: "onWay",
  failed: "toPay",
  overdue: "canceled",
  void: "canceled",
  refunded: "canceled",
}

/**
 * Group of a placed order. Cancelled and returned orders, and those refunded before their delivery, are `canceled`. A fulfilled order of
 * stays and gift cards (`isFulfilled`), which nobody delivers, is with the delivered ones.
 */
export const orderGroup = ({ state, paymentState, shipmentState }: OrderStates, isFulfilled: boolean): OrderGroup => {
  const group = groupOfState[state] ?? groupOfShipment[shipmentState ?? "pending"] ?? groupOfPayment[paymentState ?? "balance_due"]
  return isFulfilled && group === "onWay" ? "delivered" : group
}

/** Group of a query string; `null` for all orders. */
export const readOrderGroup = (text: string | null): OrderGroup | null => orderGroups.find((group) => group === text) ?? null
