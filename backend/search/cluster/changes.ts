/** Changes of products, sent to an index of a cluster. */
import type { Database } from "#backend/database/database.ts"
import { columns } from "#backend/search/engine/memory-index.ts"
import type { SearchEntry } from "#backend/search/engine/index-rows.ts"
import type { ClusterClient } from "./cluster-client.ts"
import { indexedDocument } from "./cluster-index.ts"

/** Products of one bulk request. */
export const bulkSize = 1000

/** What an index has already: products by id, with the transaction of their change. */
export type IndexedChanges = Map<number, string>

type Change = SearchEntry & { readonly changed: string }
type BulkAnswer = { readonly errors: boolean; readonly items: ReadonlyArray<Readonly<Record<string, { readonly status: number; readonly error?: unknown }>>> }

const bulk = async (client: ClusterClient, index: string, lines: ReadonlyArray<string>): Promise<void> => {
  if (lines.length === 0) return
  const answer = await client.ask<BulkAnswer>({ method: "POST", path: `/${index}/_bulk`, body: lines.map((line) => `${line}\n`).join(""), kind: "write" })
  const refused = answer.errors ? answer.items.flatMap((item) => Object.values(item)).find(({ status }) => status >= 400 && status !== 404) : undefined
  if (refused !== undefined) throw new Error(`the search cluster refuses a product: ${JSON.stringify(refused.error).slice(0, 500)}`)
}

/** Writes products into an index. */
export const writeProducts = (client: ClusterClient, index: string, entries: ReadonlyArray<SearchEntry>): Promise<void> =>
  bulk(client, index, entries.flatMap((entry) => [JSON.stringify({ index: { _id: String(entry.product_id) } }), JSON.stringify(indexedDocument(entry))]))

/** Transactions below it are complete. */
export const presentHorizon = async (db: Database): Promise<string> =>
  (await db.query<{ horizon: string }>("select pg_snapshot_xmin(pg_current_snapshot())::text as horizon"))[0]?.horizon ?? "0"

/** Writes into an index what has changed since `horizon`, except what it has already; returns the next horizon and the number of changes. */
export const writeChanges = async (db: Database, client: ClusterClient, index: string, horizon: string, indexed: IndexedChanges = new Map()): Promise<{ readonly horizon: string; readonly changes: number }> => {
  // Taken before the rows are read: what commits meanwhile is read again from there.
  const next = await presentHorizon(db)
  let changes = 0
  const news: IndexedChanges = new Map()
  for (let [changed, last] = [horizon, 0]; ; ) {
    const [row] = await db.query<{ entries: string | null }>(
      `select json_agg(t)::text as entries from (
         select ${columns}, e.changed::text as changed, w.words::text as words from search_entries e join search_words w using (product_id)
         where e.changed >= $1::xid8 and (e.changed > $1::xid8 or e.product_id > $2) order by e.changed, e.product_id limit ${bulkSize}) t`,
      [changed, last],
    )
    const entries = JSON.parse(row?.entries ?? "[]") as ReadonlyArray<Change>
    const pending = entries.filter((entry) => indexed.get(entry.product_id) !== entry.changed)
    await writeProducts(client, index, pending)
    changes += pending.length
    for (const entry of entries) news.set(entry.product_id, entry.changed)
    const end = entries.at(-1)
    if (end === undefined || entries.length < bulkSize) break
    changed = end.changed
    last = end.product_id
  }
  const gone = await db.query<{ id: number; changed: string }>(
    `select g.product_id as id, g.changed::text as changed from search_gone g where g.changed >= $1::xid8
       and not exists (select from search_entries e where e.product_id = g.product_id)`,
    [horizon],
  )
  const pending = gone.filter(({ id, changed }) => indexed.get(-id) !== changed)
  for (let from = 0; from < pending.length; from += bulkSize) {
    await bulk(client, index, pending.slice(from, from + bulkSize).map(({ id }) => JSON.stringify({ delete: { _id: String(id) } })))
  }
  for (const { id, changed } of gone) news.set(-id, changed)
  indexed.clear()
  for (const [id, changed] of news) indexed.set(id, changed)
  return { horizon: next, changes: changes + pending.length }
}
