/** Orders and recharges shown on the sandbox's desk: those awaiting payment or delivery, and the requested one. */
import type { Instant } from "#domain/entities/ids.ts"
import type { PaymentState, ShipmentState } from "#domain/entities/orders/order.ts"
import { awaitsPayment, hasOpenPayment } from "#backend/orders/awaiting-payment.ts"
import { expireOrders } from "#backend/orders/expire.ts"
import { hasGoods } from "#backend/orders/unsent-orders.ts"
import type { BackendServices } from "#backend/services.ts"

export type DeskOrder = {
  readonly number: string
  readonly total: number
  readonly method_id: number
  readonly payment_state: PaymentState
  readonly shipment_state: ShipmentState | null
  readonly expires_at: Instant | null
  readonly isRequested: boolean
}

export const deskOrders = async (services: BackendServices, number: string | null, now: Instant): Promise<ReadonlyArray<DeskOrder>> => {
  await expireOrders(services, services.db, now)
  return services.db.query<DeskOrder>(
    `select number, total, method_id, payment_state, shipment_state, expires_at, number = coalesce($1, '') as "isRequested" from (
       select number, total, payment_method_id as method_id, payment_state, shipment_state, expires_at, completed_at as since
       from orders
       where completed_at is not null and (
         number = $1
         or ${awaitsPayment()}
         or state = 'complete' and payment_state = 'paid' and shipment_state is distinct from 'delivered' and ${hasGoods})
       union all
       select number, amount, method_id,
         case when ${hasOpenPayment("state")} and expires_at <= $2 then 'overdue'
           when state = 'pending' then 'balance_due' when state = 'canceled' then 'void' else state end,
         'delivered', case when ${hasOpenPayment("state")} then expires_at end, created_at
       from recharges
       where number = $1 or ${hasOpenPayment("state")} and expires_at > $2
     ) desk
     order by "isRequested" desc, since desc limit 30`,
    [number, now],
  )
}
