/** Page of a list as a response holds it, and the number of all its rows. */
import type { Database } from "#backend/database/database.ts"

export type ListPage<Item> = {
  readonly items: ReadonlyArray<Item>
  /** Number of items on this page. */
  readonly count: number
  /** Number of items on all pages. */
  readonly total: number
  /** Number of this page, from 1. */
  readonly page: number
  readonly perPage: number
  /** Number of pages. */
  readonly pages: number
}

type Position = Pick<ListPage<unknown>, "total" | "page" | "perPage">

/** Page `page` with its items. `total` is counted by a query of its own, since a page past the last one has no rows. */
export const listPage = <Item>(items: ReadonlyArray<Item>, { total, page, perPage }: Position): ListPage<Item> => ({
  items,
  count: items.length,
  total,
  page,
  perPage,
  pages: Math.ceil(total / perPage),
})

/** Number of rows of `from`, such as `brands b where b.vendor_code = $1`. */
export const countRows = async (db: Database, from: string, values: ReadonlyArray<unknown> = []): Promise<number> => {
  const [row] = await db.query<{ total: number }>(`select count(*)::int as total from ${from}`, values)
  if (row === undefined) throw new Error("a count has one row")
  return row.total
}
