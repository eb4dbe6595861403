/** Refusal of an order that would reserve too much stock without being paid. */
import { maxUnpaidOrders, maxUnpaidUnits, reservedUnits, unpaidRefusal } from "#domain/rules/orders/unpaid-orders.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { awaitsPayment } from "#backend/orders/awaiting-payment.ts"
import type { OrderRow } from "#backend/orders/order-rows.ts"

/** Throws 422 where the user's unpaid orders, with this one, would exceed the limits; the message names the newest of them. */
export const requireRoomForUnpaid = async (db: Database, order: OrderRow, userId: number, now: Instant): Promise<void> => {
  const waiting = await db.query<{ readonly number: string; readonly lines: Parameters<typeof reservedUnits>[0] }>(
    `select o.number, json_agg(json_build_object('quantity', l.quantity, 'options', l.options)) as lines
     from orders o join line_items l on l.order_id = o.id
     where o.user_id = $1 and o.id <> $2 and ${awaitsPayment("o")} and o.expires_at > $3
     group by o.id order by o.id desc`,
    [userId, order.id, now],
  )
  const reserved = { orders: waiting.length, units: reservedUnits(waiting.flatMap(({ lines }) => lines)) }
  const requested = reservedUnits(order.lines.map(({ quantity, line_options: options }) => ({ quantity, options })))
  const why = unpaidRefusal(reserved, requested)
  if (why === null) return
  const values = { number: waiting[0]?.number ?? "", orders: maxUnpaidOrders, units: maxUnpaidUnits }
  throw new Refusal(422, { key: `unpaid.${why}`, values })
}
