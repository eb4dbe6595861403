/** Times of lists, searches and suggestions on a large catalogue, and of a start with it. */
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Search } from "#adapters/search/search.ts"
import { generateCatalogue } from "#backend/demo/generate.ts"
import { seedCatalogue } from "#backend/demo/seed-catalogue.ts"
import type { Database } from "#backend/database/database.ts"
import { migrate } from "#backend/database/migrate.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { startServer } from "#tests/running-server.ts"
import { askListing, queries, servedSearch } from "./search.bench.ts"
import { quantile, type Row } from "./row.ts"

const typedWords = ["но", "цам", "гута", "smar", "хув", "ноолуур ца", "утас", "p", "шүүг", "khun"]

/** Milliseconds on the clock, and those that all threads of this process worked: a busy machine lengthens the first alone. */
type Time = { readonly clock: number; readonly worked: number }
type Times = Readonly<Record<"list" | "search" | "suggestion", Array<Time>>>

const timed = async (work: () => Promise<unknown>): Promise<Time> => {
  const [began, used] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(used)
  return { clock: performance.now() - began, worked: (user + system) / 1000 }
}

/** Times by kind, one request after the other. The first round fills caches and is not counted. */
const times = async (search: Search, rounds: number): Promise<Times> => {
  const measured: Times = { list: [], search: [], suggestion: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const [at, query] of queries.entries()) {
      const changes = query(round)
      const took = await timed(() => askListing(search, changes))
      const typed = await timed(() => search.suggestions(typedWords[(round + at) % typedWords.length] ?? ""))
      if (round === 0) continue
      measured[(changes.text ?? null) === null ? "list" : "search"].push(took)
      measured.suggestion.push(typed)
    }
  }
  return measured
}

/** Slowest kinds of lists and searches, for whoever mends one. */
const slowest = async (search: Search, rounds: number): Promise<ReadonlyArray<Row>> => {
  const rows: Row[] = []
  for (const query of queries) {
    const all: Time[] = []
    for (let round = 0; round < rounds; round++) all.push(await timed(() => askListing(search, query(100 + round))))
    rows.push({ name: `  worked: ${JSON.stringify(query(100))}`, measured: quantile(all.map(({ worked }) => worked)), unit: "ms" })
  }
  return rows
}

const bars = { request: 60, start: 20 }

export type ScaleOptions = {
  readonly products: number
  readonly rounds: number
  /** Directory of data that is kept, and used again; `null` for one that is deleted. */
  readonly kept: string | null
  /** Whether the shop is built and can be started. */
  readonly isBuilt: boolean
  readonly note: (text: string) => void
}

const fill = async (folder: string, { products, note }: ScaleOptions): Promise<void> => {
  const db = await openEmbedded(folder)
  try {
    await migrate(db)
    await seedCatalogue(db)
    await generateCatalogue(db, products, (there) => note(`${there.toLocaleString("en")} products are written`))
  } finally {
    await db.close()
  }
}

/** Fills a database with `products` products, measures it, and starts the built shop on it. */
export const scaleRows = async (options: ScaleOptions): Promise<ReadonlyArray<Row>> => {
  const { rounds, kept, isBuilt } = options
  const folder = kept ?? (await mkdtemp(join(tmpdir(), "delguur-scale-")))
  let db: Database | null = null
  try {
    if (kept === null || !existsSync(join(kept, "database"))) await fill(folder, options)
    const [started, used] = [performance.now(), process.cpuUsage()]
    db = await openEmbedded(folder)
    await migrate(db)
    const search = await servedSearch(db)
    const read = (performance.now() - started) / 1000
    const readWorked = process.cpuUsage(used)
    const { list, search: searches, suggestion } = await times(search, rounds)
    const details = await slowest(search, Math.ceil(rounds / 4))
    await db.close()
    db = null
    const row = (name: string, values: ReadonlyArray<Time>): ReadonlyArray<Row> => {
      const [clock, worked] = [values.map((value) => value.clock), values.map((value) => value.worked)]
      return [
        { name: `${name}, worked, p50`, measured: quantile(worked), unit: "ms" },
        { name: `${name}, worked, p95`, measured: quantile(worked, 0.95), bar: bars.request, unit: "ms" },
        { name: `${name}, on the clock, p50`, measured: quantile(clock), unit: "ms" },
        { name: `${name}, on the clock, p95`, measured: quantile(clock, 0.95), unit: "ms" },
      ]
    }
    const rows: Row[] = [...row("list", list), ...row("search", searches), ...row("suggestion", suggestion), { name: "index read, worked", measured: (readWorked.user + readWorked.system) / 1e6, bar: bars.start, unit: "s" }, { name: "index read, on the clock", measured: read, unit: "s" }, ...details]
    if (isBuilt) {
      const server = await startServer({ dataDir: folder, timeout: 600 })
      rows.push({ name: "start of the shop", measured: server.readyAfter, bar: bars.start, unit: "s" })
      await server.stop()
    }
    return rows
  } finally {
    await db?.close()
    if (kept === null) await rm(folder, { recursive: true, force: true })
  }
}
