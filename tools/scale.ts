/**
 * Measurements on large catalogues and many orders, with the machine's load:
 *
 *     npm run scale -- PRODUCTS [ROUNDS] [DIRECTORY]   the embedded search on a catalogue of so many products
 *     npm run scale -- PRODUCTS [ROUNDS] cluster       a search cluster on PostgreSQL
 *     npm run scale -- orders [COUNT]                  orders of one variant placed at once on PostgreSQL
 *
 * `DATABASE_URL` and `SEARCH_URL` name the database and the cluster; without them both are started and deleted.
 */
import { existsSync } from "node:fs"
import { cpus, loadavg } from "node:os"
import { clusterScaleRows } from "#tests/bench/cluster-scale.ts"
import { hotVariantRows } from "#tests/bench/hot-variant.ts"
import { lineOf, type Row } from "#tests/bench/row.ts"
import { scaleRows } from "#tests/bench/scale.ts"
import { startPostgres } from "#tests/contract/support/postgres-server.ts"
import { searchEngines, startEngine } from "./search-engine.ts"

const usage = ["PRODUCTS [ROUNDS] [DIRECTORY]", "PRODUCTS [ROUNDS] cluster", "orders [COUNT]"]
const [first = "100000", second, directory = null] = process.argv.slice(2)
const isOfOrders = first === "orders"
const products = first
const rounds = second ?? "20"
const orders = second ?? "500"

const counts = isOfOrders ? [orders] : [products, rounds]
if (counts.some((count) => !/^[1-9]\d*$/.test(count))) {
  console.error([`${counts.join(" ")}: whole numbers are needed`, ...usage.map((terms) => `npm run scale -- ${terms}`)].join("\n"))
  process.exit(2)
}

/** Average load of the last 1, 5 and 15 minutes. */
const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(", ")

/** Heap of the engine, in GB. */
const heap = 4
/** Port below that of the engine. */
const enginePort = 9270

const onCluster = async (): Promise<ReadonlyArray<Row>> => {
  const { DATABASE_URL: databaseUrl, SEARCH_URL: searchUrl } = process.env
  const database = databaseUrl === undefined ? await startPostgres() : null
  const [engine] = searchEngines
  const cluster = searchUrl === undefined && engine !== undefined ? await startEngine(engine, enginePort, heap) : null
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
  if (isOfOrders) return hotVariantRows(Number(orders), console.log)
  if (directory === "cluster") return onCluster()
  return scaleRows({
    products: Number(products),
    rounds: Number(rounds),
    dataDir: directory,
    isBuilt: existsSync("dist/server/serve.js"),
    note: console.log,
  })
}

console.log([...(isOfOrders ? [] : [`${products} products`]), `${cpus().length} processors`, `load ${load()}`].join(", "))
for (const row of await rowsOf()) console.log(lineOf(row))
console.log(`load at the end ${load()}`)
