/** Resumable build of a whole index beside the one that is searched, and the swap of the two. */
import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import type { Database } from "#backend/database/database.ts"
import { entriesAfter } from "#backend/search/engine/index-rows.ts"
import { bulkSize, feedLock, presentHorizon, writeChanges, writeProducts } from "./changes.ts"
import type { ClusterClient } from "./cluster-client.ts"
import { indexBody, indexVersion } from "./cluster-index.ts"

/** Milliseconds before the old index is deleted: deleting it within the swap fails searches that have just begun. */
const deleteAfter = 3000
/** Bulk requests at once. */
const parallelBulks = 2

type Rebuild = { readonly index_name: string; readonly horizon: string; readonly last_id: number }
export type Progress = (done: number, total: number) => void

const exists = async (client: ClusterClient, index: string): Promise<boolean> => {
  const path = `/${index}*/_settings?ignore_unavailable=true`
  const settings = await client.send<Readonly<Record<string, unknown>>>({ method: "GET", path, kind: "write" })
  return Object.keys(settings).includes(index)
}

/** Takes over an interrupted build, or creates a new index. */
const takeOverOrCreate = async (db: Database, client: ClusterClient, worker: string): Promise<Rebuild> => {
  const [interrupted] = await db.query<Rebuild>(
    "update search_rebuild set worker = $1, touched_at = now() where version = $2 returning index_name, horizon::text as horizon, last_id",
    [worker, indexVersion],
  )
  if (interrupted !== undefined && (await exists(client, interrupted.index_name))) return interrupted
  const index = `${client.alias}-${Date.now()}`
  const horizon = await presentHorizon(db)
  await client.send({ method: "PUT", path: `/${index}`, body: indexBody, kind: "write" })
  await db.query(
    `insert into search_rebuild (index_name, version, horizon, last_id, worker) values ($1, $2, $3::xid8, 0, $4)
     on conflict (only_row) do update
       set index_name = excluded.index_name, version = excluded.version, horizon = excluded.horizon, last_id = 0, worker = excluded.worker,
         touched_at = now()`,
    [index, indexVersion, horizon, worker],
  )
  return { index_name: index, horizon, last_id: 0 }
}

/** Numbers of all products, and of those that a build has written up to `lastId`. */
const countsUpTo = async (db: Database, lastId: number): Promise<{ readonly total: number; readonly done: number }> => {
  const [counts] = await db.query<{ total: number; done: number }>(
    "select count(*)::int as total, count(*) filter (where product_id <= $1)::int as done from search_entries",
    [lastId],
  )
  return counts ?? { total: 0, done: 0 }
}

/** Writes the products after `last_id`, and stores how far it is. Throws when another run has taken the build over. */
const fill = async (db: Database, client: ClusterClient, rebuild: Rebuild, worker: string, report: Progress): Promise<void> => {
  const { index_name: index } = rebuild
  const { total, done: doneBefore } = await countsUpTo(db, rebuild.last_id)
  for (let [lastId, done] = [rebuild.last_id, doneBefore]; ;) {
    report(Math.min(done, total), total)
    const entries = await entriesAfter(db, lastId, bulkSize * parallelBulks)
    if (entries.length === 0) return
    const bulks = Array.from({ length: parallelBulks }, (_, at) => entries.slice(at * bulkSize, (at + 1) * bulkSize))
    await Promise.all(bulks.map((bulk) => writeProducts(client, index, bulk)))
    lastId = entries.at(-1)?.product_id ?? lastId
    done += entries.length
    const mine = await db.query(
      "update search_rebuild set last_id = $1, touched_at = now() where index_name = $2 and worker = $3 returning 1",
      [lastId, index, worker],
    )
    if (mine.length === 0) throw new Error("another run has taken this index over")
  }
}

type Aliases = Readonly<Record<string, { readonly aliases?: Readonly<Record<string, unknown>> }>>

/** Names of the indexes of an alias, `shop-1764547200000`; a cluster may have other shops' too, such as those of `shop-test`. */
const indexesOf = (alias: string, names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.filter((name) => name.startsWith(`${alias}-`) && /^\d+$/.test(name.slice(alias.length + 1)))

/** Moves the alias, and so the searches, to the new index; returns the indexes that are no longer used. */
const swap = async (client: ClusterClient, index: string): Promise<ReadonlyArray<string>> => {
  const known = await client.send<Aliases>({ method: "GET", path: `/${client.alias}-*/_alias?ignore_unavailable=true`, kind: "write" })
  const others = indexesOf(client.alias, Object.keys(known)).filter((name) => name !== index)
  const searched = others.filter((name) => known[name]?.aliases?.[client.alias] !== undefined)
  const removals = searched.map((name) => ({ remove: { index: name, alias: client.alias } }))
  const actions = [{ add: { index, alias: client.alias } }, ...removals]
  await client.send({ method: "POST", path: "/_aliases", body: { actions }, kind: "write" })
  return others
}

/** Builds an index of all products and moves the searches to it. Searches go on meanwhile. */
export const buildIndex = async (db: Database, client: ClusterClient, report: Progress = () => {}): Promise<void> => {
  const worker = randomUUID()
  const rebuild = await takeOverOrCreate(db, client, worker)
  const { index_name: index } = rebuild
  await fill(db, client, rebuild, worker, report)
  // Most of what has changed meanwhile, before the feed is stopped for the rest.
  const { horizon } = await writeChanges(db, client, index, rebuild.horizon)
  await client.send({ method: "PUT", path: `/${index}/_settings`, body: { index: { refresh_interval: "1s" } }, kind: "write" })
  const old = await db.transaction(
    async (tx) => {
      await tx.query("select pg_advisory_xact_lock($1)", [feedLock])
      const last = await writeChanges(tx, client, index, horizon)
      await client.send({ method: "POST", path: `/${index}/_refresh`, kind: "write" })
      await tx.query(
        `insert into search_feed (index_name, version, horizon) values ($1, $2, $3::xid8)
       on conflict (only_row) do update set index_name = excluded.index_name, version = excluded.version, horizon = excluded.horizon`,
        [index, indexVersion, last.horizon],
      )
      await tx.query("delete from search_rebuild")
      return swap(client, index)
    },
    { unlimited: true },
  )
  if (old.length === 0) return
  await pause(deleteAfter)
  for (const name of old) await client.send({ method: "DELETE", path: `/${name}?ignore_unavailable=true`, kind: "write" })
}
