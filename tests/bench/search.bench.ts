/** Response times of the search on the demo catalogue and on a hundred thousand products. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Hono } from "hono"
import { createSearch, type Search } from "#adapters/search/search.ts"
import { generateCatalogue } from "./generate-catalogue.ts"
import { seedCatalogue } from "#backend/demo/catalogue/seed-catalogue.ts"
import { migrate } from "#backend/database/migrate.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { searchRoutes } from "#backend/search/routes.ts"
import { createSearch as createEmbedded, type Search as SearchService } from "#backend/search/search.ts"
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import { referenceWork } from "./reference.ts"
import { quantile, type Row } from "./row.ts"

/** Listing queries of shoppers in realistic shares, with another filter in each round. */
export const queries: ReadonlyArray<(round: number) => Partial<ListingQuery>> = [
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

/** Milliseconds that `work` takes. */
const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Requests a listing as the storefront does: a later page by itself. */
export const fetchListing = (search: Search, changes: Partial<ListingQuery>): Promise<unknown> => {
  const query = { ...emptyListingQuery, ...changes }
  return query.page > 1 ? search.listingMore(query) : search.listing(query)
}

const typedWords = ["но", "цам", "гута", "smar", "хув"]

type Times = { readonly measured: ReadonlyArray<number>; readonly references: ReadonlyArray<number> }

/** Milliseconds of one request after another, with the reference work between them. The first round fills caches and is not counted. */
const measure = async (search: Search, rounds: number): Promise<Times> => {
  const measured: number[] = []
  const references: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const [at, query] of queries.entries()) {
      const reference = referenceWork()
      const times = [await timeOf(() => fetchListing(search, query(round)))]
      if (at % 3 === 0) times.push(await timeOf(() => search.suggestions(typedWords[round % typedWords.length] ?? "")))
      if (round === 0) continue
      measured.push(...times)
      references.push(reference)
    }
  }
  return { measured, references }
}

/** Storefront's search of a service, once the service is ready. */
export const servedSearch = async (service: SearchService): Promise<Search> => {
  const app = new Hono().route("/search-service", searchRoutes({ service }))
  // Responds once the index is in memory.
  await app.request("/search-service/products/_search", {
    method: "POST",
    headers: { authorization: `Basic ${btoa("guest:guest")}` },
    body: JSON.stringify({ size: 0 }),
  })
  return createSearch({ fetch: async (input, init) => app.fetch(new Request(input, init)), origin: "http://shop.test", locale: "mn" })
}

export const searchRows = async (products = 100_000, rounds = 20): Promise<ReadonlyArray<Row>> => {
  const folder = await mkdtemp(join(tmpdir(), "delguur-search-"))
  const db = await openEmbedded(folder)
  try {
    await migrate(db)
    await seedCatalogue(db)
    const demo = await measure(await servedSearch(createEmbedded(db)), rounds)
    await generateCatalogue(db, products)
    const large = await measure(await servedSearch(createEmbedded(db)), rounds)
    const row = (name: string, { measured, references }: Times, bar: number): Row => {
      const slowest = quantile(measured, 0.95)
      return { name, measured: slowest, ratio: slowest / quantile(references), bar, unit: "ms" }
    }
    return [row("search p95, demo catalogue", demo, 5), row(`search p95, ${products.toLocaleString("en")} products`, large, 20)]
  } finally {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  }
}
