/** Figures of one day in Ulaanbaatar, for the operator. */
import type { Database } from "#backend/database/database.ts"

/** Numbers of orders and users; `received` and `refunded` in tugrik. */
export type DayFigures = {
  readonly placed: number
  readonly paid: number
  /** Tugrik for orders by bank, without store credit. Includes what no order accepts, such as a second payment: it goes back at once. */
  readonly received: number
  /** Tugrik that goes back by bank on this day. */
  readonly refunded: number
  readonly delivered: number
  readonly canceled: number
  readonly registered: number
}

const sumIn = (column: string, table: string, moment: string, condition = "true"): string =>
  `(select coalesce(sum(${column}), 0)::bigint from ${table}, whole_day where ${condition} and ${moment} >= began and ${moment} < ended)`

const countIn = (table: string, moment: string): string =>
  `(select count(*)::int from ${table}, whole_day where ${moment} >= began and ${moment} < ended)`

/** SQL of each figure within `whole_day`. */
const figures: Readonly<Record<keyof DayFigures, string>> = {
  placed: countIn("orders", "completed_at"),
  paid: countIn("orders", "paid_at"),
  // A refund moves `settled_at`, so a payment is of the day of `paid_at`.
  received: `(${sumIn("p.amount", "payments p join orders o on o.id = p.order_id", "o.paid_at", "p.state in ('paid', 'refunded')")}
    + ${sumIn("amount", "refunds", "created_at", "reason in ('late', 'again', 'amount')")})`,
  refunded: sumIn("amount", "refunds", "created_at"),
  delivered: countIn("orders", "delivered_at"),
  canceled: countIn("orders", "canceled_at"),
  registered: countIn("users", "created_at"),
}

/** `day` as `2026-11-23`. */
export const dayFigures = async (db: Database, day: string): Promise<DayFigures> => {
  const columns = Object.entries(figures).map(([name, sql]) => `${sql} as ${name}`)
  const [row] = await db.query<DayFigures>(
    `with midnight as (select ($1 || 'T00:00:00+08:00')::timestamptz as began),
       whole_day as (select began, began + interval '1 day' as ended from midnight)
     select ${columns.join(", ")}`,
    [day],
  )
  if (row === undefined) throw new Error("the figures have no row")
  return row
}
