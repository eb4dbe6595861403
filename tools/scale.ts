/** `npm run scale -- 100000 [rounds] [directory]`: the embedded search on a catalogue of so many products, with the machine's load.
 *  `npm run scale -- 1000000 [rounds] cluster`: a search cluster on PostgreSQL. `DATABASE_URL` and `SEARCH_URL` name those of a machine; without them both are started and deleted.
 *  `npm run scale -- orders [500]`: orders of one variant placed at once on PostgreSQL, which is started and deleted. */
import { existsSync } from "node:fs"
import { cpus, loadavg } from "node:os"
import { clusterScaleRows } from "#tests/bench/cluster-scale.ts"
import { hotVariantRows } from "#tests/bench/hot-variant.ts"
import { lineOf, type Row } from "#tests/bench/row.ts"
import { scaleRows } from "#tests/bench/scale.ts"
import { startPostgres } from "#tests/contract/support/postgres-server.ts"
import { searchEngines, startEngine } from "./search-engine.ts"

const [, , products = "100000", rounds = "20", dataDir = null] = process.argv
const counts = products === "orders" ? [process.argv[3] ?? "500"] : [products, rounds]
if (counts.some((count) => !/^[1-9]\d*$/.test(count))) {
  console.error(
    `${counts.join(" ")}: whole numbers are needed\nnpm run scale -- PRODUCTS [ROUNDS] [DIRECTORY]\nnpm run scale -- PRODUCTS [ROUNDS] cluster\nnpm run scale -- orders [COUNT]`,
  )
  process.exit(2)
}
const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(", ")

/** Memory of the engine's heap, in GB. */
const heap = 4

const onCluster = async (): Promise<ReadonlyArray<Row>> => {
  const { DATABASE_URL: databaseUrl, SEARCH_URL: searchUrl } = process.env
  const database = databaseUrl === undefined ? await startPostgres() : null
  const [engine] = searchEngines
  const cluster = searchUrl === undefined && engine !== undefined ? await startEngine(engine, 9270, heap) : null
  try {
    return await clusterScaleRows({
      products: Number(products),
      rounds: Number(rounds),
      databaseUrl: databaseUrl ?? database?.url ?? "",
      searchUrl: searchUrl ?? cluster?.url ?? "",
      note: console.log,
    })
  } finally {
    await cluster?.stop()
    await database?.stop()
  }
}

const rowsOf = async (): Promise<ReadonlyArray<Row>> => {
  if (products === "orders") return hotVariantRows(Number(process.argv[3] ?? 500), console.log)
  if (dataDir === "cluster") return onCluster()
  return scaleRows({
    products: Number(products),
    rounds: Number(rounds),
    dataDir,
    isBuilt: existsSync("dist/server/serve.js"),
    note: console.log,
  })
}

console.log(`${products === "orders" ? "" : `${products} products, `}${cpus().length} processors, load ${load()}`)
for (const row of await rowsOf()) console.log(lineOf(row))
console.log(`load at the end ${load()}`)
