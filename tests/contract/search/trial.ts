/** Search service over the demo catalogue, with a client in Elasticsearch's protocol. */
import { Hono } from "hono"
import { createSearch, type Search } from "#adapters/search/search.ts"
import { createSearch as createEmbedded, type Search as SearchService } from "#backend/search/search.ts"
import { seedCatalogue } from "#backend/demo/catalogue/seed-catalogue.ts"
import type { Database } from "#backend/database/database.ts"
import { migrate } from "#backend/database/migrate.ts"
import { zones } from "#backend/country.ts"
import { searchRoutes } from "#backend/search/routes.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { plain, type Body } from "#tests/contract/support/test-backend.ts"

/** Date of the catalogue in these tests. */
export const now = new Date("2026-11-21T04:00:00.000Z")

/** Typed path of older clients, and typeless one of newer clients. */
export const typed = "/products/product/_search"
export const typeless = "/products/_search"
export const inWomen = { term: { "l0.permalink": "women" } }

/** Credentials of everybody. */
export const guest = { authorization: `Basic ${btoa("guest:guest")}` }

/** Ids of the hits, in order. */
export const ids = (body: Body): ReadonlyArray<unknown> =>
  (plain(body["hits"]?.["hits"]) as ReadonlyArray<{ _id: string }>).map(({ _id }) => _id)
export const sources = (body: Body): ReadonlyArray<Record<string, unknown>> =>
  (plain(body["hits"]?.["hits"]) as ReadonlyArray<{ _source: Record<string, unknown> }>).map(({ _source }) => _source)

export type SearchTrial = {
  readonly db: Database
  readonly ask: (
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly status: number; readonly body: Body }>
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<{ readonly status: number; readonly body: Body }>
  /** The storefront's adapter. */
  readonly storefront: (locale: Locale) => Search
}

/** Searches as a shopper types them, in Mongolian: the page that is found, and the slugs of its products in order. */
export const typedSearch = (trial: () => SearchTrial) => {
  const found = (text: string) =>
    trial()
      .storefront("mn")
      .listing({ ...emptyListingQuery, text })
  const slugs = async (text: string) => (await found(text)).tiles.map(({ slug }) => slug)
  return { found, slugs }
}

/** Makes the search service over a database. */
export type ServiceOf = (db: Database) => Promise<SearchService>

const embedded: ServiceOf = async (db) => createEmbedded(db, () => now)

export const beginSearch = async (engine: Engine, serviceOf = embedded): Promise<SearchTrial> => {
  const db = await engine.open()
  await migrate(db)
  await seedCatalogue(db, now)
  const app = new Hono().route("/search-service", searchRoutes({ service: await serviceOf(db), zones }))
  const read = async (response: Response) => ({ status: response.status, body: (await response.json()) as Body })
  return {
    db,
    ask: async (path, body, headers = {}) =>
      read(
        await app.request(`/search-service${path}`, {
          method: "POST",
          headers: { ...guest, ...headers },
          body: typeof body === "string" ? body : JSON.stringify(body),
        }),
      ),
    get: async (path, headers = {}) => read(await app.request(`/search-service${path}`, { headers: { ...guest, ...headers } })),
    storefront: (locale) =>
      createSearch({
        fetch: async (input, init) => app.fetch(new Request(input, init)),
        origin: "http://shop.test",
        locale,
        backoff: () => 0,
      }),
  }
}
