/** Export of a user's data: everything that the shop stores about the user, by table. */
import type { Database } from "#backend/database/database.ts"

type TableRow = { readonly row: Readonly<Record<string, unknown>> }

/** Columns that are left out: secrets, tokens and file contents. */
const withheldColumn = /_hash$|^bytes$|^token$|^auth$|^p256dh$|^endpoint$/

const withoutSecrets = ({ row }: TableRow) => Object.fromEntries(Object.entries(row).filter(([column]) => !withheldColumn.test(column)))

/** Names of the tables with a column `user_id`; the query finds new tables without being changed. */
const userTables = async (db: Database): Promise<ReadonlyArray<string>> => {
  const rows = await db.query<{ table_name: string }>(
    `select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and c.column_name = 'user_id' and t.table_type = 'BASE TABLE' order by c.table_name`,
  )
  return rows.map(({ table_name }) => table_name)
}

/** Tables that belong to the user by the user's orders, each with its query. */
const orderTables = [
  ["line_items", "select to_jsonb(r) as row from line_items r join orders o on o.id = r.order_id where o.user_id = $1"],
  ["returns", "select to_jsonb(r) as row from returns r join orders o on o.id = r.order_id where o.user_id = $1"],
  [
    "return_pictures",
    `select jsonb_build_object('name', p.name, 'return_id', p.return_id, 'position', p.position) as row
     from return_pictures p join returns r on r.id = p.return_id join orders o on o.id = r.order_id where o.user_id = $1`,
  ],
] as const

/** Rows by table: the user, every table that names users, and the lines and returns of the user's orders. */
export const exportOf = async (db: Database, userId: number): Promise<Readonly<Record<string, ReadonlyArray<unknown>>>> => {
  const queries = [
    ["users", "select to_jsonb(r) as row from users r where id = $1"],
    ...(await userTables(db)).map((table) => [table, `select to_jsonb(r) as row from "${table}" r where user_id = $1`] as const),
    ...orderTables,
  ] as const
  const tables: [name: string, rows: ReadonlyArray<unknown>][] = []
  for (const [name, sql] of queries) tables.push([name, (await db.query<TableRow>(sql, [userId])).map(withoutSecrets)])
  return Object.fromEntries(tables)
}
