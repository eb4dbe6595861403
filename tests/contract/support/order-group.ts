/** Group in which a shopper expects a placed order. */
import type { OrderState, PaymentState, ShipmentState } from "#domain/entities/orders/order.ts"
import type { OrderGroup } from "#domain/rules/orders/order-groups.ts"

type States = { readonly state: OrderState; readonly paymentState: PaymentState | null; readonly shipmentState: ShipmentState | null }

/** Group of a placed order: awaiting payment, awaiting delivery, delivered, or cancelled, returned and refunded on its way. */
export const orderGroup = ({ state, paymentState, shipmentState }: States): OrderGroup => {
  if (state !== "complete") return "canceled"
  if (shipmentState === "delivered") return "delivered"
  if (paymentState === "refunded") return "canceled"
  return paymentState === "paid" ? "onWay" : "toPay"
}
