/** Times of lists, searches and suggestions on a large catalogue in PostgreSQL, found by a search cluster. */
import { openPostgres } from "#backend/database/postgres.ts"
import { buildIndex } from "#backend/search/cluster/build-index.ts"
import { clusterAddress, createClusterClient } from "#backend/search/cluster/cluster-client.ts"
import { createClusterSearch } from "#backend/search/cluster/cluster-search.ts"
import { lineOf, type Row } from "./row.ts"
import { fillCatalogue } from "./scale.ts"
import { servedSearch } from "./search.bench.ts"
import { searchTimes, slowestSearches, timeRows } from "./search-times.ts"

/** Bars of one request, in milliseconds. */
const bars = { list: 200, search: 100 }

export type ClusterScaleOptions = {
  readonly products: number
  readonly rounds: number
  /** Addresses of a PostgreSQL database and of a cluster, both empty or filled by an earlier run. */
  readonly databaseUrl: string
  readonly searchUrl: string
  readonly note: (text: string) => void
}

/** Fills empty tables, builds the index if it is missing, and measures. Throws for an invalid address. */
export const clusterScaleRows = async ({
  products,
  rounds,
  databaseUrl,
  searchUrl,
  note,
}: ClusterScaleOptions): Promise<ReadonlyArray<Row>> => {
  const address = clusterAddress(searchUrl)
  if (address === null) throw new Error(`${searchUrl} is no address of a cluster`)
  const client = createClusterClient(address)
  const db = openPostgres(databaseUrl)
  try {
    const [catalogue] = await db.query<{ there: string | null }>("select to_regclass('search_feed')::text as there")
    if (catalogue?.there == null) await fillCatalogue(db, { products, note })
    const rows: Row[] = []
    const [built] = await db.query("select 1 from search_feed")
    if (built === undefined) {
      const began = performance.now()
      let noted = 0
      await buildIndex(db, client, (done, total) => {
        if (done - noted < total / 20) return
        noted = done
        note(`${done.toLocaleString("en")} of ${total.toLocaleString("en")} products are in the index`)
      })
      rows.push({ name: "index built", measured: (performance.now() - began) / 1000, unit: "s" })
      for (const row of rows) note(lineOf(row))
    }
    const search = await servedSearch(createClusterSearch({ db, client }))
    const { list, search: searches, suggestion } = await searchTimes(search, rounds)
    return [
      ...rows,
      ...timeRows("list", list, "clock", bars.list),
      ...timeRows("search", searches, "clock", bars.search),
      ...timeRows("suggestion", suggestion, "clock"),
      ...(await slowestSearches(search, Math.ceil(rounds / 4), "clock")),
    ]
  } finally {
    await db.close()
  }
}
