/** Refusal of an order that would reserve too much stock without being paid. */
import { maxUnpaidOrders, maxUnpaidUnits, unpaidRefusal, type UnpaidOrders } from "#domain/rules/orders/unpaid-orders.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import type { OrderRow } from "#backend/orders/rows.ts"

/** Throws 422 where the order may not wait for its payment beside the person's other unpaid ones, the newest of which it names. */
export const requireRoomForUnpaid = async (db: Database, order: OrderRow, userId: number, now: Instant): Promise<void> => {
  const [waiting] = await db.query<UnpaidOrders & { readonly number: string | null }>(
    `select count(distinct o.id)::int as orders, coalesce(sum(l.quantity), 0)::int as units, (array_agg(o.number order by o.id desc))[1] as number
     from orders o join line_items l on l.order_id = o.id
     where o.user_id = $1 and o.id <> $2 and o.state = 'complete' and o.payment_state in ('balance_due', 'processing', 'failed') and o.expires_at > $3`,
    [userId, order.id, now],
  )
  const why = unpaidRefusal(waiting ?? { orders: 0, units: 0 }, order.lines.reduce((sum, { quantity }) => sum + quantity, 0))
  if (why === null) return
  throw new Refusal(422, { key: `unpaid.${why}`, values: { number: waiting?.number ?? "", orders: maxUnpaidOrders, units: maxUnpaidUnits } })
}
