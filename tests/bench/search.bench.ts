/** How long the search takes on the demo catalogue and on one of a hundred thousand products. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Hono } from "hono"
import { createSearch, type Search } from "#adapters/search/search.ts"
import { generateCatalogue } from "#backend/demo/generate.ts"
import { seedCatalogue } from "#backend/demo/seed-catalogue.ts"
import type { Database } from "#backend/database/database.ts"
import { migrate } from "#backend/database/migrate.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { searchRoutes } from "#backend/search/routes.ts"
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import { quantile, type Row } from "./row.ts"

/** What shoppers do, in about the shares they do it. Each is asked with another filter every time. */
const queries: ReadonlyArray<(round: number) => Partial<ListingQuery>> = [
  () => ({}),
  () => ({ permalink: "women" }),
  (round) => ({ permalink: "women/clothing", priceTo: 300_000 + round * 1000 }),
  () => ({ permalink: "electronics", sort: "price_asc" }),
  (round) => ({ permalink: "home", brands: [["modlog", "shaazalj", "togoochir"][round % 3] ?? ""] }),
  (round) => ({ permalink: "men/shoes", colours: ["black"], sizes: [String(39 + (round % 5))] }),
  (round) => ({ sort: "random", seed: round }),
  () => ({ onSale: true, sort: "sale_desc" }),
  (round) => ({ text: ["пальто", "хар гутал", "ноолуур", "утас", "даашинз"][round % 5] ?? "" }),
  (round) => ({ text: ["huvtsas", "xuwcas", "tsunkh", "palto"][round % 4] ?? "", brands: round % 2 === 0 ? [] : ["tselmen"] }),
  (round) => ({ text: ["хувцс", "dashnz", "малгйа"][round % 3] ?? "" }),
  (round) => ({ permalink: "food", page: 2 + (round % 3) }),
]

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** One at a time, as one shopper after another asks; the first round fills the shop's caches and is not counted. */
const times = async (search: Search, rounds: number): Promise<ReadonlyArray<number>> => {
  const measured: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const [at, query] of queries.entries()) {
      const listingQuery = { ...emptyListingQuery, ...query(round) }
      const took = await timed(() => (listingQuery.page > 1 ? search.listingMore(listingQuery) : search.listing(listingQuery)))
      const typed = at % 3 === 0 ? await timed(() => search.suggestions(["но", "цам", "гута", "smar", "хув"][round % 5] ?? "")) : null
      if (round > 0) measured.push(took, ...(typed === null ? [] : [typed]))
    }
  }
  return measured
}

const over = async (db: Database): Promise<Search> => {
  const app = new Hono().route("/search-service", searchRoutes({ db }))
  // Waits until everything is in memory.
  await app.request("/search-service/products/_search", { method: "POST", body: JSON.stringify({ size: 0 }) })
  return createSearch({ fetch: async (input, init) => app.fetch(new Request(input, init)), origin: "http://shop.test", locale: "mn" })
}

export const searchRows = async (products = 100_000, rounds = 20): Promise<ReadonlyArray<Row>> => {
  const folder = await mkdtemp(join(tmpdir(), "delguur-search-"))
  const db = await openEmbedded(folder)
  try {
    await migrate(db)
    await seedCatalogue(db)
    const demo = await times(await over(db), rounds)
    await generateCatalogue(db, products)
    const large = await times(await over(db), rounds)
    const row = (name: string, measured: number, bar: number): Row => ({ name, measured, bar, unit: "ms" })
    return [
      row("search p95, demo catalogue", quantile(demo, 0.95), 15),
      row(`search p95, ${products.toLocaleString("en")} products`, quantile(large, 0.95), 60),
    ]
  } finally {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  }
}
