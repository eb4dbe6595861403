/** Shipment of a paid order: ready, shipped with its courier, delivered. Specification §4, B8. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Order, ShipmentState } from "#domain/entities/orders/order.ts"
import { isAllowedTransition, pickupTransitions, shipmentTransitions } from "#domain/rules/orders/order-status.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { sendOrderNews, type NewsServices } from "./send-order-news.ts"
import type { OrderRow } from "./order-rows.ts"

/** Courier, and the number of the parcel; `null` leaves what is stored. */
export type Carrying = { readonly courier: Order["courier"]; readonly parcelNumber: string | null }

/** Whether the payment of an order lets its shipment go on. A parcel that was refunded on its way may still arrive. */
const isPaidForShipment = ({ payment_state, shipment_state }: Pick<OrderRow, "payment_state" | "shipment_state">): boolean => {
  switch (payment_state) {
    case "paid":
      return true
    case "refunded":
      return shipment_state === "shipped"
    case "balance_due":
    case "processing":
    case "failed":
    case "overdue":
    case "void":
    case null:
      return false
    default:
      return payment_state satisfies never
  }
}

/** Moves the shipment of an order whose row is locked. Throws 422 for an unpaid order and for a transition that is not allowed. */
export const moveShipment = async (
  services: NewsServices,
  db: Database,
  order: OrderRow,
  to: ShipmentState,
  { courier, parcelNumber }: Carrying,
  now: Instant,
): Promise<void> => {
  const transitions = order.pickup_store === null ? shipmentTransitions : pickupTransitions
  const isAllowed = isAllowedTransition(transitions, order.shipment_state ?? "pending", to)
  if (order.state !== "complete" || !isPaidForShipment(order) || !isAllowed) throw new Refusal(422, { key: "order.notNow" })
  await db.query(
    `update orders set shipment_state = $2, updated_at = $3, courier = coalesce($4, courier), parcel_number = coalesce($5, parcel_number),
       shipped_at = case when $2 = 'shipped' then $3 else shipped_at end,
       delivered_at = case when $2 = 'delivered' then $3 else delivered_at end
     where id = $1`,
    [order.id, to, now, courier === null ? null : JSON.stringify(courier), parcelNumber],
  )
  if (to !== "pending") await sendOrderNews(services, db, order.id, { kind: to }, now)
}
