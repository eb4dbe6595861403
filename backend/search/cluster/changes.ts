/** Changes of products, sent to an index of a cluster. */
import type { Database } from "#backend/database/database.ts"
import { entryColumns, type SearchEntry } from "#backend/search/engine/index-rows.ts"
import type { ClusterClient } from "./cluster-client.ts"
import { indexedDocument } from "./cluster-index.ts"

/** Number of the advisory lock under which one process at a time sends changes to a cluster. */
export const feedLock = 4_623_001

/** Products of one bulk request. */
export const bulkSize = 1000

/** Changes that an index has already: the transaction of the last one, by product id; of a deleted product by its negative id. */
export type IndexedChanges = Map<number, string>

type Change = SearchEntry & { readonly changed: string }
type Deletion = { readonly id: number; readonly changed: string }
type BulkItem = Readonly<Record<string, { readonly status: number; readonly error?: unknown }>>
type BulkResponse = { readonly errors: boolean; readonly items: ReadonlyArray<BulkItem> }

/** Sends lines of a bulk request. Deleting what is not there is no failure. */
const sendBulk = async (client: ClusterClient, index: string, lines: ReadonlyArray<string>): Promise<void> => {
  if (lines.length === 0) return
  const body = lines.map((line) => `${line}\n`).join("")
  const { errors, items } = await client.send<BulkResponse>({ method: "POST", path: `/${index}/_bulk`, body, kind: "write" })
  if (!errors) return
  const failed = items.flatMap((item) => Object.values(item)).find(({ status }) => status >= 400 && status !== 404)
  if (failed !== undefined) throw new Error(`the search cluster refuses a product: ${JSON.stringify(failed.error).slice(0, 500)}`)
}

/** Writes products into an index. */
export const writeProducts = (client: ClusterClient, index: string, entries: ReadonlyArray<SearchEntry>): Promise<void> => {
  const lines = entries.flatMap((entry) => [
    JSON.stringify({ index: { _id: String(entry.product_id) } }),
    JSON.stringify(indexedDocument(entry)),
  ])
  return sendBulk(client, index, lines)
}

const deleteProducts = async (client: ClusterClient, index: string, ids: ReadonlyArray<number>): Promise<void> => {
  for (let from = 0; from < ids.length; from += bulkSize) {
    const lines = ids.slice(from, from + bulkSize).map((id) => JSON.stringify({ delete: { _id: String(id) } }))
    await sendBulk(client, index, lines)
  }
}

/** Transaction number below which all changes are known. */
export const presentHorizon = async (db: Database): Promise<string> => {
  const [row] = await db.query<{ horizon: string }>("select pg_snapshot_xmin(pg_current_snapshot())::text as horizon")
  return row?.horizon ?? "0"
}

/** Changes in their order, from the one after product `lastId` of transaction `changed`. */
const changesAfter = async (db: Database, changed: string, lastId: number): Promise<ReadonlyArray<Change>> => {
  const [row] = await db.query<{ entries: string | null }>(
    `select json_agg(t)::text as entries from (
       select ${entryColumns}, e.changed::text as changed, w.words::text as words from search_entries e join search_words w using (product_id)
       where e.changed >= $1::xid8 and (e.changed > $1::xid8 or e.product_id > $2) order by e.changed, e.product_id limit ${bulkSize}) t`,
    [changed, lastId],
  )
  return JSON.parse(row?.entries ?? "[]") as ReadonlyArray<Change>
}

const deletionsSince = (db: Database, horizon: string): Promise<ReadonlyArray<Deletion>> =>
  db.query<Deletion>(
    `select g.product_id as id, g.changed::text as changed from search_gone g where g.changed >= $1::xid8
       and not exists (select from search_entries e where e.product_id = g.product_id)`,
    [horizon],
  )

/** Writes the changes since `horizon` into an index, except those that it has already; returns the next horizon and the number of changes. */
export const writeChanges = async (
  db: Database,
  client: ClusterClient,
  index: string,
  horizon: string,
  indexed: IndexedChanges = new Map(),
): Promise<{ readonly horizon: string; readonly changes: number }> => {
  // Read before the rows: what commits meanwhile is read again from there.
  const next = await presentHorizon(db)
  const found: IndexedChanges = new Map()
  let changes = 0
  for (let [changed, lastId] = [horizon, 0]; ;) {
    const entries = await changesAfter(db, changed, lastId)
    const pending = entries.filter((entry) => indexed.get(entry.product_id) !== entry.changed)
    await writeProducts(client, index, pending)
    changes += pending.length
    for (const entry of entries) found.set(entry.product_id, entry.changed)
    const last = entries.at(-1)
    if (last === undefined || entries.length < bulkSize) break
    changed = last.changed
    lastId = last.product_id
  }
  const deletions = await deletionsSince(db, horizon)
  const pending = deletions.filter(({ id, changed }) => indexed.get(-id) !== changed)
  await deleteProducts(
    client,
    index,
    pending.map(({ id }) => id),
  )
  for (const { id, changed } of deletions) found.set(-id, changed)
  indexed.clear()
  for (const [id, changed] of found) indexed.set(id, changed)
  return { horizon: next, changes: changes + pending.length }
}
