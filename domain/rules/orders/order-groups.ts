/** Groups of placed orders by which a shopper filters their list. */
import type { OrderState, PaymentState, ShipmentState } from "#domain/entities/orders/order.ts"

export const orderGroups = ["toPay", "onWay", "delivered", "canceled"] as const
export type OrderGroup = (typeof orderGroups)[number]

type States = { readonly state: OrderState; readonly paymentState: PaymentState | null; readonly shipmentState: ShipmentState | null }

/** Group of a placed order: awaiting payment, awaiting delivery, delivered, or cancelled, returned and refunded on its way. */
export const orderGroup = ({ state, paymentState, shipmentState }: States): OrderGroup => {
  if (state !== "complete") return "canceled"
  if (shipmentState === "delivered") return "delivered"
  if (paymentState === "refunded") return "canceled"
  return paymentState === "paid" ? "onWay" : "toPay"
}

/** Group of a query string; `null` for all orders. */
export const readOrderGroup = (text: string | null): OrderGroup | null => orderGroups.find((group) => group === text) ?? null
