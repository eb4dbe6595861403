/** Index in memory, updated from the database before each search. */
import type { Database } from "#backend/database/database.ts"
import { numberColumns } from "#backend/search/indexing/index-numbers.ts"
import { readLabels, type Labels } from "./bucket-labels.ts"
import { createVersionedCache, type VersionedCache } from "./versioned-cache.ts"
import { createPostings, type Postings } from "./postings.ts"
import { countsDiffer, rowOf, type Row, type SearchEntry } from "./index-rows.ts"

export type SearchIndex = {
  /** All rows, and the number of positions: scores are stored by position. */
  readonly rows: ReadonlyArray<Row>
  readonly slots: number
  readonly byId: ReadonlyMap<number, Row>
  readonly postings: Postings
  readonly labels: Labels
  /** Changes whenever a count may have changed. */
  readonly version: number
  /** Changes whenever anything has changed. */
  readonly state: number
  /** Results of recent filters at this state. */
  readonly filterCache: VersionedCache<Uint8Array>
}

export interface Memory {
  /** The index with everything committed before the call. */
  current(): Promise<SearchIndex>
}

/** Columns of a `SearchEntry`, of `search_entries e`. */
export const columns = `e.product_id, e.sku, e.slug, e.brand, e.store, e.vendor, e.l0, e.l1, e.l2, e.l3, e.l4, ${numberColumns.map((column) => `e.${column}`).join(", ")},
  e.has_image, e.colours, e.sizes, e.badges, e.facets, e.indexed::text as indexed`

/** Batch size of a full load. */
const chunk = 5000

/** Maximum of changes to apply; more lead to a full load. The limit also makes the database use its index. */
const maxChanges = 10_000

/** Maximum of empty positions of reindexed products before a full load. */
const maxEmpty = 20_000

/** Maximum of cached filters; each takes a byte for each position. */
const maxCachedFilters = 64

type News = { readonly horizon: string; readonly entries: ReadonlyArray<SearchEntry>; readonly gone: ReadonlyArray<number> }

/**
 * Transactions below the horizon, the oldest one still running, are complete; the next update starts there.
 * Rows may be read twice, which is harmless.
 */
const newsSince = async (db: Database, horizon: string): Promise<News> => {
  const [row] = await db.query<{ horizon: string; entries: string | null; gone: ReadonlyArray<number> | null }>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
       (select json_agg(t)::text from (select ${columns}, case when e.indexed >= $1::xid8 then w.words::text end as words
          from (select * from search_entries where changed >= $1::xid8 order by changed limit ${maxChanges}) e join search_words w using (product_id)) t) as entries,
       (select array_agg(g.product_id) from search_gone g where g.changed >= $1::xid8
          and not exists (select from search_entries e where e.product_id = g.product_id)) as gone`,
    [horizon],
  )
  return { horizon: row?.horizon ?? horizon, entries: JSON.parse(row?.entries ?? "[]") as ReadonlyArray<SearchEntry>, gone: row?.gone ?? [] }
}

export const createMemory = (db: Database): Memory => {
  let horizon: string | null = null
  let rows: Array<Row | undefined> = []
  let byId = new Map<number, Row>()
  let postings = createPostings()
  let labels: Labels | null = null
  let labelsAreOld = false
  let version = 0
  let state = 0
  const filterCache = createVersionedCache<Uint8Array>(maxCachedFilters)
  let alive: ReadonlyArray<Row> = []
  const moved = (counts: boolean): void => {
    alive = rows.filter((row) => row !== undefined)
    state += 1
    if (counts) version += 1
  }

  const take = (entry: SearchEntry): boolean => {
    const before = byId.get(entry.product_id)
    const isNew = before === undefined || before.indexed !== entry.indexed
    const row = rowOf(entry, isNew ? rows.length : before.at)
    if (before !== undefined && isNew) rows[before.at] = undefined
    rows[row.at] = row
    byId.set(row.id, row)
    if (isNew && entry.words !== null) postings.add(row.at, entry.words)
    return before === undefined || countsDiffer(before, row)
  }

  const readAll = async (): Promise<void> => {
    // After a failed update the next one is a full load.
    horizon = null
    rows = []
    byId = new Map()
    postings = createPostings()
    const [now] = await db.query<{ horizon: string }>("select pg_snapshot_xmin(pg_current_snapshot())::text as horizon")
    for (let last = 0; ; ) {
      const [page] = await db.query<{ entries: string | null }>(
        `select json_agg(t)::text as entries from (select ${columns}, w.words::text as words
           from search_entries e join search_words w using (product_id) where e.product_id > $1 and w.product_id > $1 order by e.product_id limit ${chunk}) t`,
        [last],
      )
      const entries = JSON.parse(page?.entries ?? "[]") as ReadonlyArray<SearchEntry>
      entries.forEach(take)
      last = entries.at(-1)?.product_id ?? last
      if (entries.length < chunk) break
    }
    labels = await readLabels(db)
    horizon = now?.horizon ?? null
    moved(true)
  }

  const catchUp = async (): Promise<void> => {
    if (horizon === null || rows.length - byId.size > maxEmpty) return readAll()
    const news = await newsSince(db, horizon)
    if (news.entries.length === maxChanges) return readAll()
    let countsMoved = false
    for (const id of news.gone) {
      const row = byId.get(id)
      if (row === undefined) continue
      rows[row.at] = undefined
      byId.delete(id)
      countsMoved = true
    }
    for (const entries of news.entries) countsMoved = take(entries) || countsMoved
    if (countsMoved && news.entries.some(({ words }) => words !== null)) labelsAreOld = true
    if (countsMoved || news.entries.length > 0) moved(countsMoved)
    if (labelsAreOld) labels = await readLabels(db)
    labelsAreOld = false
    horizon = news.horizon
  }

  // Callers before an update starts share it; callers during one wait for the next.
  let running: Promise<void> = Promise.resolve()
  let starting: Promise<void> | null = null
  const caughtUp = (): Promise<void> => {
    starting ??= running.then(() => {
      starting = null
      const mine = catchUp()
      running = mine.catch(() => undefined)
      return mine
    })
    return starting
  }

  return {
    current: async () => {
      await caughtUp()
      return { rows: alive, slots: rows.length, byId, postings, labels: labels ?? (await readLabels(db)), version, state, filterCache }
    },
  }
}
