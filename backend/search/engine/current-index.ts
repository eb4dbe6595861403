/** The index of this process, updated from the database before each search. */
import type { Database } from "#backend/database/database.ts"
import { readShopNames, type ShopNames } from "#backend/search/shop-names.ts"
import { createVersionedCache, type VersionedCache } from "./versioned-cache.ts"
import { createPostings, type Postings } from "./postings.ts"
import { countsDiffer, entriesAfter, entryColumns, rowOf, type Row, type SearchEntry } from "./index-rows.ts"

export type SearchIndex = ShopNames & {
  /** All rows, and the number of positions: scores are stored by position. */
  readonly rows: ReadonlyArray<Row>
  readonly slots: number
  readonly byId: ReadonlyMap<number, Row>
  readonly postings: Postings
  /** Changes whenever a count may have changed. */
  readonly version: number
  /** Changes whenever anything has changed. */
  readonly state: number
  /** Results of recent filters at this state. */
  readonly filterCache: VersionedCache<Uint8Array>
}

/** Batch size of a full load. */
const batchSize = 5000

/** Maximum of changes to apply; more lead to a full load. The limit also makes the database use its index. */
const maxChanges = 10_000

/** Maximum of empty positions of reindexed products before a full load. */
const maxEmpty = 20_000

/** Maximum of cached filters; each takes a byte for each position. */
const maxCachedFilters = 64

type Changes = {
  readonly horizon: string
  /** New and changed products. */
  readonly entries: ReadonlyArray<SearchEntry>
  /** Ids of deleted products. */
  readonly deleted: ReadonlyArray<number>
  /** Transaction that indexed the names, if that has happened since. */
  readonly names: string | null
}

/**
 * Transactions below the horizon, the oldest one still running, are complete; the next update starts there.
 * Rows may be read twice, which is harmless.
 */
const changesSince = async (db: Database, horizon: string): Promise<Changes> => {
  const [row] = await db.query<{ horizon: string; entries: string | null; gone: ReadonlyArray<number> | null; names: string | null }>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
       (select json_agg(t)::text from (select ${entryColumns}, case when e.indexed >= $1::xid8 then w.words::text end as words
          from (select * from search_entries where changed >= $1::xid8 order by changed limit ${maxChanges}) e join search_words w using (product_id)) t) as entries,
       (select array_agg(g.product_id) from search_gone g where g.changed >= $1::xid8
          and not exists (select from search_entries e where e.product_id = g.product_id)) as gone,
       (select n.changed::text from search_synonyms n where n.changed >= $1::xid8) as names`,
    [horizon],
  )
  return {
    horizon: row?.horizon ?? horizon,
    entries: JSON.parse(row?.entries ?? "[]") as ReadonlyArray<SearchEntry>,
    deleted: row?.gone ?? [],
    names: row?.names ?? null,
  }
}

/** Callers before an update starts share it; callers during one wait for the next. */
const sharedUpdates = (update: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  return () => {
    next ??= running.then(() => {
      next = null
      const started = update()
      running = started.catch(() => undefined)
      return started
    })
    return next
  }
}

/** The index with everything that was committed before the call. */
export const createCurrentIndex = (db: Database): (() => Promise<SearchIndex>) => {
  let horizon: string | null = null
  /** Rows by position; a reindexed product leaves an empty one. */
  let slots: Array<Row | undefined> = []
  let rows: ReadonlyArray<Row> = []
  let byId = new Map<number, Row>()
  let postings = createPostings()
  let names: ShopNames | null = null
  let namesAreOld = false
  /** Transaction that indexed the names that are known: beside a long transaction it is read again. */
  let namesOf: string | null = null
  let version = 0
  let state = 0
  const filterCache = createVersionedCache<Uint8Array>(maxCachedFilters)

  const publish = (isCountChanged: boolean): void => {
    rows = slots.filter((row) => row !== undefined)
    state += 1
    if (isCountChanged) version += 1
  }

  /** Stores a new or changed product; whether a count may differ. */
  const store = (entry: SearchEntry): boolean => {
    const before = byId.get(entry.product_id)
    const isReindexed = before === undefined || before.indexed !== entry.indexed
    const row = rowOf(entry, isReindexed ? slots.length : before.at)
    if (before !== undefined && isReindexed) slots[before.at] = undefined
    slots[row.at] = row
    byId.set(row.id, row)
    if (isReindexed && entry.words !== null) postings.add(row.at, entry.words)
    return before === undefined || countsDiffer(before, row)
  }

  /** Removes a product; whether there was one. */
  const remove = (id: number): boolean => {
    const row = byId.get(id)
    if (row === undefined) return false
    slots[row.at] = undefined
    return byId.delete(id)
  }

  const loadAll = async (): Promise<void> => {
    // After a failed update the next one is a full load.
    horizon = null
    slots = []
    byId = new Map()
    postings = createPostings()
    const [now] = await db.query<{ horizon: string }>("select pg_snapshot_xmin(pg_current_snapshot())::text as horizon")
    for (let lastId = 0; ;) {
      const entries = await entriesAfter(db, lastId, batchSize)
      entries.forEach(store)
      lastId = entries.at(-1)?.product_id ?? lastId
      if (entries.length < batchSize) break
    }
    names = await readShopNames(db)
    horizon = now?.horizon ?? null
    publish(true)
  }

  const update = async (): Promise<void> => {
    if (horizon === null || slots.length - byId.size > maxEmpty) return loadAll()
    const changes = await changesSince(db, horizon)
    if (changes.entries.length === maxChanges) return loadAll()
    let isCountChanged = false
    for (const id of changes.deleted) isCountChanged = remove(id) || isCountChanged
    for (const entry of changes.entries) isCountChanged = store(entry) || isCountChanged
    const hasOtherNames = changes.names !== null && changes.names !== namesOf
    if (hasOtherNames || (isCountChanged && changes.entries.some(({ words }) => words !== null))) namesAreOld = true
    // Names change what a text finds, and the labels of counts.
    if (isCountChanged || hasOtherNames || changes.entries.length > 0) publish(isCountChanged || hasOtherNames)
    if (namesAreOld) names = await readShopNames(db)
    namesAreOld = false
    namesOf = changes.names ?? namesOf
    horizon = changes.horizon
  }

  const updated = sharedUpdates(update)
  return async () => {
    await updated()
    return { rows, slots: slots.length, byId, postings, ...(names ?? (await readShopNames(db))), version, state, filterCache }
  }
}
