/** Export of orders, subscribers and reviews as CSV, read a page at a time. */
import { createWriteStream } from "node:fs"
import { rename } from "node:fs/promises"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { stringify } from "csv-stringify"
import type { Database } from "#backend/database/database.ts"
import { writtenText } from "./cells.ts"

const perPage = 500

type Table = { readonly id: string; readonly columns: Readonly<Record<string, string>>; readonly from: string }

/** Columns by heading. A placed order has a row for each line. */
const tables = {
  orders: {
    id: "l.id",
    columns: {
      number: "o.number", state: "o.state", payment_state: "o.payment_state", shipment_state: "o.shipment_state",
      placed_at: "o.completed_at", paid_at: "o.paid_at", delivered_at: "o.delivered_at", canceled_at: "o.canceled_at",
      name: "concat_ws(' ', o.address #>> '{given,lastName}', o.address #>> '{given,firstName}')", phone: "o.address #>> '{given,phone}'",
      address: "concat_ws(', ', o.address #>> '{given,city}', o.address #>> '{given,district}', o.address #>> '{given,quarter}', o.address #>> '{given,detail}')",
      sku: "v.sku", title: "p.title_mn", quantity: "l.quantity", price: "l.price", item_total: "o.item_total", ship_total: "o.ship_total", discount_total: "o.discount_total", wallet_total: "o.wallet_total",
      total: "o.total", refunded_amount: "o.refunded_amount",
    },
    from: "line_items l join orders o on o.id = l.order_id and o.completed_at is not null join variants v on v.id = l.variant_id join products p on p.id = v.product_id",
  },
  subscribers: {
    id: "s.id",
    columns: { email: "s.email", locale: "s.locale", state: "s.state", asked_at: "s.asked_at", confirmed_at: "s.confirmed_at", left_at: "s.left_at" },
    from: "newsletter_subscribers s",
  },
  reviews: {
    id: "r.id",
    columns: { product: "p.slug", vendor: "r.vendor_code", sku: "v.sku", name: "r.name", rating: "r.rating", review: "r.review", locale: "r.locale", helpful: "r.helpful", created_at: "r.created_at" },
    from: "reviews r left join products p on p.id = r.product_id left join variants v on v.id = r.variant_id",
  },
} as const satisfies Readonly<Record<string, Table>>
type TableName = keyof typeof tables

export const isTable = (name: string): name is TableName => Object.hasOwn(tables, name)
export const tableNames = Object.keys(tables)

const rows = async function* (db: Database, { id, columns, from }: Table, count: { rows: number }): AsyncGenerator<ReadonlyArray<string>> {
  yield Object.keys(columns)
  const selected = Object.values(columns).map((column, at) => `(${column})::text as c${at}`).join(", ")
  for (let after = 0; ; ) {
    const page = await db.query<Readonly<Record<string, string | number | null>>>(`select ${id} as row_id, ${selected} from ${from} where ${id} > $1 order by ${id} limit ${perPage}`, [after])
    const last = page.at(-1)
    if (last === undefined) return
    count.rows += page.length
    yield* page.map((row) => Object.keys(columns).map((_, at) => writtenText(String(row[`c${at}`] ?? ""))))
    after = Number(last["row_id"])
  }
}

/** Writes the file whole or not at all; returns the number of rows. */
export const exportTable = async (db: Database, name: TableName, path: string): Promise<number> => {
  const count = { rows: 0 }
  const unfinished = `${path}.part`
  await pipeline(Readable.from(rows(db, tables[name], count)), stringify({ bom: true }), createWriteStream(unfinished))
  await rename(unfinished, path)
  return count.rows
}
