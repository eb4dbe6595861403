/** Times of lists, searches and suggestions on a large catalogue, and of a start with it. */
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { generateCatalogue } from "./generate-catalogue.ts"
import { seedCatalogue } from "#backend/demo/catalogue/seed-catalogue.ts"
import type { Database } from "#backend/database/database.ts"
import { migrate } from "#backend/database/migrate.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { createSearch } from "#backend/search/search.ts"
import { startServer } from "#tests/running-server.ts"
import { servedSearch } from "./search.bench.ts"
import type { Row } from "./row.ts"
import { searchTimes, slowestSearches, timeRows, type SearchTimes } from "./search-times.ts"

/** Bars of a request in milliseconds, and of a start in seconds. */
const bars = { request: 60, start: 20 }

export type ScaleOptions = {
  readonly products: number
  readonly rounds: number
  /** Directory of data that is kept, and used again; `null` for one that is deleted. */
  readonly dataDir: string | null
  /** Whether the shop is built and can be started. */
  readonly isBuilt: boolean
  readonly note: (text: string) => void
}

/** Migrates an empty database and fills it with `products` products. */
export const fillCatalogue = async (db: Database, { products, note }: Pick<ScaleOptions, "products" | "note">): Promise<void> => {
  await migrate(db)
  await seedCatalogue(db)
  await generateCatalogue(db, products, (written) => note(`${written.toLocaleString("en")} products are written`))
}

const fill = async (folder: string, options: ScaleOptions): Promise<void> => {
  const db = await openEmbedded(folder)
  try {
    await fillCatalogue(db, options)
  } finally {
    await db.close()
  }
}

/** Fills a database with `products` products, measures it, and starts the built shop on it. */
export const scaleRows = async (options: ScaleOptions): Promise<ReadonlyArray<Row>> => {
  const { rounds, dataDir, isBuilt } = options
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), "delguur-scale-")))
  let db: Database | null = null
  try {
    if (dataDir === null || !existsSync(join(dataDir, "database"))) await fill(folder, options)
    const started = performance.now()
    const usageBefore = process.cpuUsage()
    db = await openEmbedded(folder)
    await migrate(db)
    const search = await servedSearch(createSearch(db))
    const readTime = (performance.now() - started) / 1000
    const usage = process.cpuUsage(usageBefore)
    const { list, search: searches, suggestion } = await searchTimes(search, rounds)
    const details = await slowestSearches(search, Math.ceil(rounds / 4), "worked")
    await db.close()
    db = null
    const rowsOf = (name: string, values: SearchTimes["list"]) => timeRows(name, values, "worked", bars.request)
    const rows: Row[] = [
      ...rowsOf("list", list),
      ...rowsOf("search", searches),
      ...rowsOf("suggestion", suggestion),
      { name: "index read, worked", measured: (usage.user + usage.system) / 1e6, bar: bars.start, unit: "s" },
      { name: "index read, on the clock", measured: readTime, unit: "s" },
      ...details,
    ]
    if (isBuilt) {
      const server = await startServer({ dataDir: folder, timeout: 600 })
      rows.push({ name: "start of the shop", measured: server.readyAfter, bar: bars.start, unit: "s" })
      await server.stop()
    }
    return rows
  } finally {
    await db?.close()
    if (dataDir === null) await rm(folder, { recursive: true, force: true })
  }
}
