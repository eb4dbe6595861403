/** A search over the demo catalogue to try things on, with the questions asked as a cluster's client would. */
import { Hono } from "hono"
import { createSearch, type Search } from "#adapters/search/search.ts"
import { seedCatalogue } from "#backend/demo/seed-catalogue.ts"
import type { Database } from "#backend/database/database.ts"
import { migrate } from "#backend/database/migrate.ts"
import { searchRoutes } from "#backend/search/routes.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Engine } from "#tests/contract/engines.ts"
import { plain, type Body } from "#tests/contract/test-backend.ts"

/** The day on which the catalogue of all these tests is made. */
export const now = new Date("2026-11-21T04:00:00.000Z")

/** The path of an older client, which names the type, and of a newer one. */
export const typed = "/products/product/_search"
export const typeless = "/products/_search"
export const inWomen = { term: { "l0.permalink": "women" } }

/** Of the hits, in their order. */
export const ids = (body: Body): ReadonlyArray<unknown> => (plain(body["hits"]?.["hits"]) as ReadonlyArray<{ _id: string }>).map(({ _id }) => _id)
export const sources = (body: Body): ReadonlyArray<Record<string, unknown>> =>
  (plain(body["hits"]?.["hits"]) as ReadonlyArray<{ _source: Record<string, unknown> }>).map(({ _source }) => _source)

export type SearchTrial = {
  readonly db: Database
  readonly ask: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<{ readonly status: number; readonly body: Body }>
  readonly get: (path: string) => Promise<{ readonly status: number; readonly body: Body }>
  /** The storefront's own adapter in front of it. */
  readonly storefront: (locale: Locale) => Search
}

export const beginSearch = async (engine: Engine): Promise<SearchTrial> => {
  const db = await engine.open()
  await migrate(db)
  await seedCatalogue(db, now)
  const app = new Hono().route("/search-service", searchRoutes({ db, clock: () => now }))
  const read = async (response: Response) => ({ status: response.status, body: (await response.json()) as Body })
  return {
    db,
    ask: async (path, body, headers = {}) =>
      read(await app.request(`/search-service${path}`, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) })),
    get: async (path) => read(await app.request(`/search-service${path}`)),
    storefront: (locale) => createSearch({ fetch: async (input, init) => app.fetch(new Request(input, init)), origin: "http://shop.test", locale, backoff: () => 0 }),
  }
}
