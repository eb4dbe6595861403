/** Orders and recharges shown on the sandbox's desk: those awaiting payment or delivery, and the requested one. */
import type { Instant } from "#domain/entities/ids.ts"
import type { PaymentState, ShipmentState } from "#domain/entities/orders/order.ts"
import { expireOrders } from "#backend/orders/expire.ts"
import type { BackendServices } from "#backend/services.ts"

export type WaitingOrder = {
  readonly number: string
  readonly total: number
  readonly method_id: number
  readonly payment_state: PaymentState
  readonly shipment_state: ShipmentState | null
  readonly expires_at: Instant | null
  readonly isRequested: boolean
}

export const waitingOrders = async (services: BackendServices, number: string | null, now: Instant): Promise<ReadonlyArray<WaitingOrder>> => {
  await expireOrders(services, services.db, now)
  return services.db.query<WaitingOrder>(
    `select number, total, method_id, payment_state, shipment_state, expires_at, number = coalesce($1, '') as "isRequested" from (
       select number, total, payment_method_id as method_id, payment_state, shipment_state, expires_at, completed_at as since from orders
       where completed_at is not null
         and (number = $1 or state = 'complete' and (payment_state in ('balance_due', 'processing', 'failed')
           or payment_state = 'paid' and shipment_state is distinct from 'delivered'))
       union all
       select number, amount, method_id,
         case when state in ('pending', 'processing', 'failed') and expires_at <= $2 then 'overdue'
           when state = 'pending' then 'balance_due' when state = 'canceled' then 'void' else state end,
         'delivered', case when state in ('pending', 'processing', 'failed') then expires_at end, created_at from recharges
       where number = $1 or state in ('pending', 'processing', 'failed') and expires_at > $2
     ) waiting
     order by "isRequested" desc, since desc limit 30`,
    [number, now],
  )
}
