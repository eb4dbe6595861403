/** Returns that wait for the merchant, as the merchant's programs read them. */
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale } from "#domain/entities/locale.ts"
import type { ReturnReason } from "#domain/entities/orders/return.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { missing, Refusal } from "#backend/http/refusal.ts"

type Row = {
  readonly number: string
  readonly order: string
  readonly reason: ReturnReason
  readonly note: string
  readonly lines: ReadonlyArray<{ readonly sku: string; readonly name: string; readonly quantity: number }>
  /** Number of its pictures. */
  readonly pictures: number
  readonly createdAt: Instant
}

/** Oldest first. */
export const merchantReturns = (db: Database, page: number, perPage: number): Promise<ReadonlyArray<Row>> =>
  db.query<Row>(
    `select r.number, o.number as order, r.reason, r.note, r.created_at as "createdAt", (
       select json_agg(json_build_object('sku', v.sku, 'name', ${textIn("p.title", defaultLocale)}, 'quantity', x.quantity) order by l.id)
       from return_lines x join line_items l on l.id = x.line_id join variants v on v.id = l.variant_id join products p on p.id = v.product_id
       where x.return_id = r.id) as lines, (select count(*)::int from return_pictures p where p.return_id = r.id) as pictures
     from returns r join orders o on o.id = r.order_id where r.status = 'requested' order by r.id limit $1 offset $2`,
    [perPage, (page - 1) * perPage],
  )

/** Number of the order of a return, and whether the return was answered so before. Throws 404, and 422 for one that was answered otherwise. */
export const orderOfReturn = async (
  db: Database,
  number: string,
  answer: "accepted" | "rejected",
): Promise<{ readonly number: string; readonly isAnswered: boolean }> => {
  const [row] = await db.query<{ number: string; status: string }>(
    "select o.number, r.status from returns r join orders o on o.id = r.order_id where r.number = $1",
    [number],
  )
  if (row === undefined) throw missing("missing.page")
  if (row.status !== "requested" && row.status !== answer) throw new Refusal(422, { key: "request.notNow" })
  return { number: row.number, isAnswered: row.status === answer }
}
