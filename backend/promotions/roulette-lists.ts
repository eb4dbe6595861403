/** Lists of the roulette's administration: pages of rows that contain the search terms. Contract C22. */
import type { RouletteStock } from "#domain/entities/promotions/roulette.ts"
import { perMilleOf, weightNow } from "#domain/rules/promotions/draw.ts"
import type { Database } from "#backend/database/database.ts"
import { countRows, listPage, type ListPage } from "#backend/http/list-page.ts"
import { numberColumns } from "./play-roulette.ts"

const perPage = 20

const grantedCount = "(select count(*)::int from roulette_numbers n where n.stock_id = roulette_stocks.id) as granted"

type StockRow = Omit<RouletteStock, "odds">

/** Prizes with their probabilities now, in per mille: none of one that has run out or is withdrawn. */
const withOdds = async (db: Database, stocks: ReadonlyArray<StockRow>): Promise<ReadonlyArray<RouletteStock>> => {
  const offered = await db.query<Pick<RouletteStock, "id" | "weight" | "quantity">>(
    "select id, weight, quantity from roulette_stocks where not withdrawn",
  )
  const weights = offered.map((stock) => ({ id: stock.id, weight: weightNow(stock) }))
  const weightById = new Map(weights.map(({ id, weight }) => [id, weight]))
  return stocks.map((stock) => ({ ...stock, odds: perMilleOf(weightById.get(stock.id) ?? 0, weights) }))
}

/** A list of the administration as parts of a query. */
type Table = {
  readonly from: string
  readonly columns: string
  /** SQL of the text in which search terms are looked for. */
  readonly searched: string
  readonly order: string
}
export const tables = {
  locations: { from: "roulette_locations", columns: "id, name, active", searched: "name", order: "id" },
  numbers: {
    from: "roulette_numbers",
    columns: numberColumns,
    searched: "number || ' ' || coalesce(prize, '')",
    order: "played_at desc nulls first, number",
  },
  users: { from: "roulette_users", columns: `id, name, login, location_id as "locationId"`, searched: "name || ' ' || login", order: "id" },
  stocks: { from: "roulette_stocks", columns: `id, name, quantity, weight, ${grantedCount}`, searched: "name", order: "id" },
  log: {
    from: "administration_log",
    columns: "id, who, action, subject, refused, at",
    searched: "who || ' ' || action || ' ' || subject",
    order: "id desc",
  },
} as const satisfies Record<string, Table>

type Search = { readonly db: Database; readonly query: { readonly page: number; readonly q: string } }

/** A list page of rows that contain the search terms. */
export const pageOf = async <Row>(
  { db, query: { page, q } }: Search,
  { from, columns, searched, order }: Table,
): Promise<ListPage<Row>> => {
  const rows = `${from} where position(lower($1) in lower(${searched})) > 0`
  const total = await countRows(db, rows, [q])
  const items = await db.query<Row>(`select ${columns} from ${rows} order by ${order} limit $2 offset $3`, [
    q,
    perPage,
    (page - 1) * perPage,
  ])
  return listPage(items, { total, page, perPage })
}

/** A list page of prizes. */
export const stocksPage = async (search: Search): Promise<ListPage<RouletteStock>> => {
  const page = await pageOf<StockRow>(search, tables.stocks)
  return { ...page, items: await withOdds(search.db, page.items) }
}

/** The prize of an id with its probability now. */
export const stockOf = async (db: Database, id: number): Promise<RouletteStock | undefined> => {
  const { from, columns } = tables.stocks
  return (await withOdds(db, await db.query<StockRow>(`select ${columns} from ${from} where id = $1`, [id])))[0]
}
