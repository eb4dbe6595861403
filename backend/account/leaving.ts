/** Deleting an account, what it would take along, and everything that the shop knows of a user. */
import { addressFieldRows } from "#domain/entities/account/address-fields.ts"
import type { Leaving } from "#domain/entities/account/leaving.ts"
import { tugrik } from "#domain/rules/money.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { forgetReturnsOf } from "#backend/orders/returns/return-pictures.ts"
import { confirmedContacts } from "#backend/identity/confirmed-contacts.ts"

/** Placed orders that are neither delivered nor over. */
const underWay = `completed_at is not null and state = 'complete' and coalesce(shipment_state, '') <> 'delivered'
  and coalesce(payment_state, '') not in ('overdue', 'void', 'refunded')`

type Row = {
  readonly email: string | null
  readonly phone: string | null
  readonly email_confirmed: boolean
  readonly phone_confirmed: boolean
  readonly open_orders: ReadonlyArray<string>
  readonly balance: number
  readonly cards: number
  readonly addresses: number
}

export const leavingOf = async (db: Database, userId: number): Promise<Leaving> => {
  const [row] = await db.query<Row>(
    `select email, phone, email_confirmed, phone_confirmed,
       (select coalesce(json_agg(number order by id), '[]') from orders where user_id = $1 and ${underWay}) as open_orders,
       (select coalesce(sum(balance), 0) from wallet_parts where user_id = $1)::bigint as balance,
       (select count(*) from saved_cards where user_id = $1 and registered_at is not null)::int as cards,
       (select count(*) from addresses where user_id = $1)::int as addresses
     from users where id = $1`,
    [userId],
  )
  if (row === undefined) throw new Error(`user ${userId} is gone while logged in`)
  return { openOrders: row.open_orders, balance: tugrik(row.balance), needsTan: row.balance > 0 && confirmedContacts(row).length > 0, cards: row.cards, addresses: row.addresses }
}

/** Personal fields of an address: those that may be absent, and the others, emptied. */
const personal = addressFieldRows.filter(([, { isPersonal }]) => isPersonal === true)
const removed = personal.flatMap(([field, { isOptional }]) => (isOptional === true ? [field] : []))
const emptied = Object.fromEntries(personal.flatMap(([field, { isOptional }]) => (isOptional === true ? [] : [[field, ""]])))

/** Deletes the user; the shop's books keep the orders, without name, phone, street, and the notes and pictures of returns. Throws 409 while orders are under way. */
export const deleteUser = (db: Database, userId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query("select from users where id = $1 for update", [userId])
    const { openOrders } = await leavingOf(tx, userId)
    if (openOrders.length > 0) throw new Refusal(409, { key: "leaving.orders", values: { numbers: openOrders.join(", ") } }, { statusCode: "orders_under_way" })
    await tx.query(
      "update orders set address = address || jsonb_build_object('given', ((address->'given') - $2::text[]) || $3::jsonb) where user_id = $1 and address ? 'given'",
      [userId, removed, JSON.stringify(emptied)],
    )
    await forgetReturnsOf(tx, userId)
    await tx.query("delete from orders where user_id = $1 and completed_at is null", [userId])
    await tx.query("delete from users where id = $1", [userId])
  })

type Column = { readonly table_name: string }
type Owned = { readonly row: Readonly<Record<string, unknown>> }

/** Secrets and file contents are no knowledge of a person. */
const withheld = /_hash$|^bytes$|^token$|^auth$|^p256dh$|^endpoint$/

const shown = ({ row }: Owned) => Object.fromEntries(Object.entries(row).filter(([name]) => !withheld.test(name)))

/** Rows by table: of every table that names users, so that a new one is in it by itself; and the lines and returns of the user's orders. */
export const exportOf = async (db: Database, userId: number): Promise<Readonly<Record<string, ReadonlyArray<unknown>>>> => {
  const tables = await db.query<Column>(
    `select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and c.column_name = 'user_id' and t.table_type = 'BASE TABLE' order by c.table_name`,
  )
  const sources = [
    ["users", "select to_jsonb(r) as row from users r where id = $1"],
    ...tables.map(({ table_name: name }) => [name, `select to_jsonb(r) as row from "${name}" r where user_id = $1`] as const),
    ["line_items", "select to_jsonb(r) as row from line_items r join orders o on o.id = r.order_id where o.user_id = $1"],
    ["returns", "select to_jsonb(r) as row from returns r join orders o on o.id = r.order_id where o.user_id = $1"],
    ["return_pictures", "select jsonb_build_object('name', p.name, 'return_id', p.return_id, 'position', p.position) as row from return_pictures p join returns r on r.id = p.return_id join orders o on o.id = r.order_id where o.user_id = $1"],
  ] as const
  const found: [string, ReadonlyArray<unknown>][] = []
  for (const [name, sql] of sources) found.push([name, (await db.query<Owned>(sql, [userId])).map(shown)])
  return Object.fromEntries(found)
}
