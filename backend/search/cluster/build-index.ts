/** Building of a whole index beside the one that answers, and the swap of the two. Resumable. */
import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import type { Database } from "#backend/database/database.ts"
import { columns } from "#backend/search/engine/memory-index.ts"
import type { SearchEntry } from "#backend/search/engine/index-rows.ts"
import { bulkSize, presentHorizon, writeChanges, writeProducts } from "./changes.ts"
import type { ClusterClient } from "./cluster-client.ts"
import { indexBody, indexVersion } from "./cluster-index.ts"
import { feedLock } from "./feed-lock.ts"

/** Milliseconds before the old index is deleted: deleting it within the swap fails searches that have just begun. */
const deletedAfter = 3000
/** Bulk requests at once. */
const atOnce = 2

type Rebuild = { readonly index_name: string; readonly horizon: string; readonly last_id: number }
export type Progress = (done: number, total: number) => void

const exists = async (client: ClusterClient, index: string): Promise<boolean> =>
  Object.keys(await client.ask<Readonly<Record<string, unknown>>>({ method: "GET", path: `/${index}*/_settings?ignore_unavailable=true`, kind: "write" })).includes(index)

/** Takes over what an interrupted build has begun, or begins a new index. */
const begin = async (db: Database, client: ClusterClient, worker: string): Promise<Rebuild> => {
  const [begun] = await db.query<Rebuild>("update search_rebuild set worker = $1 where version = $2 returning index_name, horizon::text as horizon, last_id", [worker, indexVersion])
  if (begun !== undefined && (await exists(client, begun.index_name))) return begun
  const index = `${client.alias}-${Date.now()}`
  const horizon = await presentHorizon(db)
  await client.ask({ method: "PUT", path: `/${index}`, body: indexBody, kind: "write" })
  await db.query(
    `insert into search_rebuild (index_name, version, horizon, last_id, worker) values ($1, $2, $3::xid8, 0, $4)
     on conflict (only_row) do update set index_name = excluded.index_name, version = excluded.version, horizon = excluded.horizon, last_id = 0, worker = excluded.worker`,
    [index, indexVersion, horizon, worker],
  )
  return { index_name: index, horizon, last_id: 0 }
}

const pageAfter = async (db: Database, last: number): Promise<ReadonlyArray<SearchEntry>> => {
  const [page] = await db.query<{ entries: string | null }>(
    `select json_agg(t)::text as entries from (select ${columns}, w.words::text as words from search_entries e join search_words w using (product_id)
       where e.product_id > $1 and w.product_id > $1 order by e.product_id limit ${bulkSize * atOnce}) t`,
    [last],
  )
  return JSON.parse(page?.entries ?? "[]") as ReadonlyArray<SearchEntry>
}

const fill = async (db: Database, client: ClusterClient, { index_name: index, last_id: first }: Rebuild, worker: string, progress: Progress): Promise<void> => {
  const [counted] = await db.query<{ total: number; done: number }>("select count(*)::int as total, count(*) filter (where product_id <= $1)::int as done from search_entries", [first])
  const { total = 0, done: before = 0 } = counted ?? {}
  for (let [last, done] = [first, before]; ; ) {
    progress(Math.min(done, total), total)
    const entries = await pageAfter(db, last)
    if (entries.length === 0) return
    await Promise.all(Array.from({ length: atOnce }, (_, at) => writeProducts(client, index, entries.slice(at * bulkSize, (at + 1) * bulkSize))))
    last = entries.at(-1)?.product_id ?? last
    done += entries.length
    const mine = await db.query("update search_rebuild set last_id = $1 where index_name = $2 and worker = $3 returning 1", [last, index, worker])
    if (mine.length === 0) throw new Error("another run has taken this index over")
  }
}

type Aliases = Readonly<Record<string, { readonly aliases?: Readonly<Record<string, unknown>> }>>

/** Lets searches go to the new index; returns those that are of no use any more. */
const swap = async (client: ClusterClient, index: string): Promise<ReadonlyArray<string>> => {
  const known = await client.ask<Aliases>({ method: "GET", path: `/${client.alias}-*/_alias?ignore_unavailable=true`, kind: "write" })
  const others = Object.keys(known).filter((name) => name !== index)
  const named = others.filter((name) => known[name]?.aliases?.[client.alias] !== undefined)
  const actions = [{ add: { index, alias: client.alias } }, ...named.map((name) => ({ remove: { index: name, alias: client.alias } }))]
  await client.ask({ method: "POST", path: "/_aliases", body: { actions }, kind: "write" })
  return others
}

/** Builds an index of all products and lets searches go to it. Searches are answered all the time. */
export const buildIndex = async (db: Database, client: ClusterClient, progress: Progress = () => {}): Promise<void> => {
  const worker = randomUUID()
  const build = await begin(db, client, worker)
  const { index_name: index } = build
  await fill(db, client, build, worker, progress)
  // Most of what has changed meanwhile, before the feed is stopped for the rest.
  const { horizon } = await writeChanges(db, client, index, build.horizon)
  await client.ask({ method: "PUT", path: `/${index}/_settings`, body: { index: { refresh_interval: "1s" } }, kind: "write" })
  const old = await db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock($1)", [feedLock])
    const last = await writeChanges(tx, client, index, horizon)
    await client.ask({ method: "POST", path: `/${index}/_refresh`, kind: "write" })
    await tx.query(
      `insert into search_feed (index_name, version, horizon) values ($1, $2, $3::xid8)
       on conflict (only_row) do update set index_name = excluded.index_name, version = excluded.version, horizon = excluded.horizon`,
      [index, indexVersion, last.horizon],
    )
    await tx.query("delete from search_rebuild")
    return swap(client, index)
  }, { unlimited: true })
  if (old.length === 0) return
  await pause(deletedAfter)
  for (const name of old) await client.ask({ method: "DELETE", path: `/${name}?ignore_unavailable=true`, kind: "write" })
}
