/** A stored order as the rule of money back reads it: what was paid, and what went back of it. */
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { GivenBack, PaidOrder } from "#domain/entities/orders/paid-order.ts"
import { sum, tugrik, zero } from "#domain/rules/money.ts"
import { reckon } from "./order-totals.ts"
import type { Database } from "#backend/database/database.ts"
import type { OrderRow } from "./order-rows.ts"
import { returnsOf, unitsIn } from "./returns/stored-returns.ts"

/** Money of an order that is not paid has not come. */
export const paidOrder = (order: OrderRow, site: SiteConfig, now: Instant): PaidOrder => {
  const { discount, shipTotal, total, shares, rates } = reckon(order, site, now)
  return {
    lines: order.lines.map(({ id, quantity, price, gift }, at) => ({
      id,
      quantity,
      price: tugrik(price),
      returnPerMille: rates[at] ?? 0,
      isGiftCard: gift !== null,
    })),
    discount,
    shipTotal,
    money: order.paid_at === null ? zero : total,
    shares,
    earned: tugrik(order.earned ?? 0),
  }
}

/** What the order gave back by accepted returns and by refunds of the merchant. */
export const givenBack = async (db: Database, order: OrderRow): Promise<GivenBack> => {
  const accepted = (await returnsOf(db, order.id)).filter(({ status }) => status === "accepted")
  const [row] = await db.query<{ returned: number; by_shop: number; cashback: number }>(
    `select coalesce(sum(amount) filter (where reason = 'returned'), 0)::bigint as returned,
       coalesce(sum(amount) filter (where reason = 'shop'), 0)::bigint as by_shop,
       coalesce(sum(cashback) filter (where reason = 'shop'), 0)::bigint as cashback
     from refunds where order_id = $1`,
    [order.id],
  )
  return {
    units: Object.fromEntries(order.lines.map(({ id }) => [id, unitsIn(accepted, id)])),
    returned: tugrik(row?.returned ?? 0),
    byShop: tugrik(row?.by_shop ?? 0),
    shares: accepted.flatMap(({ shares }) => shares ?? []),
    cashback: sum([...accepted.map(({ cashback }) => tugrik(cashback ?? 0)), tugrik(row?.cashback ?? 0)]),
  }
}
