/** Contract of the search service on a scripted cluster, and what differs from the embedded one. */
import { setTimeout as pause } from "node:timers/promises"
import { Hono } from "hono"
import { pino } from "pino"
import { afterAll, describe, expect, it } from "vitest"
import type { Database } from "#backend/database/database.ts"
import { migrate } from "#backend/database/migrate.ts"
import { seedCatalogue } from "#backend/demo/catalogue/seed-catalogue.ts"
import { buildIndex } from "#backend/search/cluster/build-index.ts"
import { clusterAddress, createClusterClient } from "#backend/search/cluster/cluster-client.ts"
import { createClusterSearch } from "#backend/search/cluster/cluster-search.ts"
import { feedOnce, startFeed } from "#backend/search/cluster/feed.ts"
import { renewNumbers } from "#backend/search/indexing/transaction-numbers.ts"
import { createSearch as createStorefrontSearch } from "#adapters/search/search.ts"
import { choiceFacets, filterFields } from "#domain/entities/catalogue/facet.ts"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import { searchRoutes } from "#backend/search/routes.ts"
import { createSearch } from "#backend/search/search.ts"
import { pglite } from "./support/engines.ts"
import { differences } from "./search/compare.ts"
import { clusterClient, searchOnCluster } from "./search/on-cluster.ts"
import { questions } from "./search/questions.ts"
import { startScriptedCluster } from "./search/scripted-cluster/scripted-cluster.ts"
import { describeSearch } from "./search/suite.ts"
import { now } from "./search/trial.ts"
import { guest } from "./search/trial.ts"

const cluster = await startScriptedCluster()
afterAll(() => cluster.stop())

describeSearch({ ...pglite, name: "a scripted cluster" }, (db) => searchOnCluster(db, clusterClient(`${cluster.url}/contract`)))

describe("search on a cluster", () => {
  const opened: Database[] = []
  afterAll(async () => {
    for (const db of opened) await db.close()
  })
  const shop = async (alias: string) => {
    const db = await pglite.open()
    opened.push(db)
    await migrate(db)
    await seedCatalogue(db, now)
    return { db, client: clusterClient(`${cluster.url}/${alias}`) }
  }

  it("answers as the embedded search does: ids, order, totals, counts, words left out", async () => {
    const { db, client } = await shop("same")
    const other = await searchOnCluster(db, client)
    const judged = await questions()
    expect(judged.length).toBeGreaterThan(500)
    expect(
      await differences(
        createSearch(db, () => now),
        other,
        judged.filter((_, at) => at % 8 === 0),
      ),
    ).toEqual([])
  }, 180_000)

  it("continues an interrupted build, and swaps and deletes the old index at the end", async () => {
    const { db, client } = await shop("resumed")
    await buildIndex(db, client)
    const [old] = cluster.indexes().filter((name) => name.startsWith("resumed-"))
    await expect(
      buildIndex(db, client, (done) => {
        if (done > 0) throw new Error("interrupted")
      }),
    ).rejects.toThrow("interrupted")
    expect(await createClusterSearch({ db, client, clock: () => now }).search({ size: 0 }, "mn")).toMatchObject({ total: 192 })
    const seen: number[] = []
    await buildIndex(db, client, (done) => void seen.push(done))
    expect(seen).toEqual([192])
    const [fresh, ...others] = cluster.indexes().filter((name) => name.startsWith("resumed-"))
    expect([others, fresh === old]).toEqual([[], false])
    expect(await createClusterSearch({ db, client, clock: () => now }).search({ size: 0 }, "mn")).toMatchObject({ total: 192 })
  }, 180_000)

  it("continues a first build that was interrupted, once it is silent", async () => {
    const { db, client } = await shop("silent")
    await expect(
      buildIndex(db, client, (done) => {
        if (done > 0) throw new Error("interrupted")
      }),
    ).rejects.toThrow("interrupted")
    const feedFor = async (milliseconds: number) => {
      const feed = startFeed(db, client, pino({ level: "silent" }))
      await pause(milliseconds)
      await feed.stop()
      return db.query("select from search_feed")
    }
    // Another process may still be at it.
    expect(await feedFor(100)).toHaveLength(0)
    await db.query("update search_rebuild set touched_at = now() - interval '1 hour'")
    expect(await feedFor(100)).toHaveLength(1)
    expect(await createClusterSearch({ db, client, clock: () => now }).search({ size: 0 }, "mn")).toMatchObject({ total: 192 })
  }, 180_000)

  it("deletes no index of another shop whose alias begins alike", async () => {
    const [one, other] = [await shop("alike"), await shop("alike-test")]
    await buildIndex(other.db, other.client)
    await buildIndex(one.db, one.client)
    await buildIndex(one.db, one.client)
    const names = cluster.indexes().filter((name) => name.startsWith("alike-"))
    expect([names.length, names.filter((name) => name.startsWith("alike-test-")).length]).toEqual([2, 1])
  }, 180_000)

  it("feeds each change to the index once, and shows the stock of the database", async () => {
    const { db, client } = await shop("fed")
    await buildIndex(db, client)
    const search = createClusterSearch({ db, client, clock: () => now })
    const heard = new Map<number, string>()
    await db.query("update variants set on_hand = 0 where product_id = (select id from products where slug = 'gitar')")
    const judged = { query: { term: { slug: "gitar" } }, _source: ["total_on_hand"] }
    expect((await search.search(judged, "mn")).hits[0]?._source).toEqual({ total_on_hand: 0 })
    expect(await feedOnce(db, client, heard)).toBe(1)
    expect(await feedOnce(db, client, heard)).toBe(0)
    await client.send({ method: "POST", path: `/${client.alias}/_refresh`, kind: "write" })
    expect(
      (
        await search.search(
          { size: 0, query: { bool: { filter: [{ term: { slug: "gitar" } }, { range: { total_on_hand: { gt: 0 } } }] } } },
          "mn",
        )
      ).total,
    ).toBe(0)
    await db.query("delete from search_entries where slug = 'gitar'")
    expect(await feedOnce(db, client, heard)).toBe(1)
  })

  it("answers 503 for words while the cluster is dead or slow, and lists, products and counts of none go on", async () => {
    const { db } = await shop("dead")
    const address = clusterAddress(`${cluster.url}/dead`)
    if (address === null) throw new Error("no address")
    await buildIndex(db, createClusterClient(address))
    for (const mood of ["dead", "slow"] as const) {
      const app = searchRoutes({
        service: createClusterSearch({ db, client: createClusterClient(address, { search: 200, write: 1000 }, 60_000), clock: () => now }),
      })
      const ask = async (body: unknown) => {
        const response = await app.request("/products/_search", { method: "POST", headers: guest, body: JSON.stringify(body) })
        return { status: response.status, body: (await response.json()) as Readonly<Record<string, never>> }
      }
      cluster.mood = mood
      try {
        for (const text of ["гитар", "more_like_this"])
          expect(await ask({ query: { multi_match: { query: text, fields: ["title"] } } })).toMatchObject({
            status: 503,
            body: { status: 503, error: { type: "no_shard_available_action_exception" } },
          })
        const before = cluster.requests.length
        const listed = await ask({
          size: 3,
          query: { bool: { filter: [{ term: { "l0.permalink": "women" } }], must_not: [{ term: { sku: "" } }] } },
          sort: [{ selling_price: "asc" }],
          aggs: { brands: { terms: { field: "brand.facet" } } },
        })
        const embedded = await createSearch(db, () => now).search(
          { size: 3, query: { term: { "l0.permalink": "women" } }, sort: [{ selling_price: "asc" }] },
          "mn",
        )
        expect(listed.status).toBe(200)
        expect(listed.body["hits"]).toMatchObject({ total: { value: embedded.total }, hits: embedded.hits.map(({ _id }) => ({ _id })) })
        expect(listed.body["aggregations"]).toMatchObject({ brands: { buckets: [] } })
        expect((await ask({ query: { term: { slug: "gitar" } } })).body["hits"]).toMatchObject({ total: { value: 1 } })
        for (const field of choiceFacets.flatMap(filterFields)) {
          for (const query of [
            { exists: { field } },
            { terms: { [field]: ["black", "shoes:38", "cashmere", "women", "winter", "gift"] } },
          ]) {
            const { total } = await createSearch(db, () => now).search({ size: 0, query }, "mn")
            expect({ field, found: (await ask({ size: 0, query })).body["hits"] }).toMatchObject({
              field,
              found: { total: { value: total } },
            })
          }
        }
        const mounted = new Hono().route("/search-service", app)
        const storefront = createStorefrontSearch({
          fetch: async (input, init) => mounted.fetch(new Request(input, init)),
          origin: "http://shop.test",
          locale: "mn",
          backoff: () => 0,
        })
        await expect(storefront.listing({ ...emptyListingQuery, text: "гитар" })).rejects.toEqual({ _tag: "SearchDown" })
        expect((await storefront.listing({ ...emptyListingQuery, permalink: "women" })).tiles.length).toBeGreaterThan(20)
        expect((await storefront.product("gitar")).product.slug).toBe("gitar")
        await expect(storefront.suggestions("гит")).rejects.toEqual({ _tag: "SearchDown" })
        // Nobody waits again for a cluster that has just failed.
        expect(cluster.requests.length).toBe(before)
      } finally {
        cluster.mood = "well"
      }
    }
  })

  it("renews transaction numbers of a backup from another server, and reads and feeds everything once", async () => {
    const { db, client } = await shop("restored")
    await buildIndex(db, client)
    expect(await renewNumbers(db)).toBe(0)
    await db.script(
      "alter table search_entries disable trigger search_entries_moved; update search_entries set changed = '999999999', indexed = '999999999'; alter table search_entries enable trigger search_entries_moved; update search_feed set horizon = '999999999'",
    )
    await db.query("update variants set on_hand = 0 where product_id = (select id from products where slug = 'gitar')")
    expect(await feedOnce(db, client, new Map())).toBe(191)
    expect(await renewNumbers(db)).toBe(192)
    expect(await feedOnce(db, client, new Map())).toBe(192)
    expect(await feedOnce(db, client, new Map())).toBe(0)
  })

  it("reads its address with or without credentials and a name of the index", () => {
    expect(clusterAddress("https://me:p%40ss@cluster.test:9200/shop")).toEqual({
      origin: "https://cluster.test:9200",
      authorization: `Basic ${btoa("me:p@ss")}`,
      alias: "shop",
    })
    expect(clusterAddress("http://cluster.test:9200")).toEqual({
      origin: "http://cluster.test:9200",
      authorization: null,
      alias: "delguur",
    })
    expect([clusterAddress("cluster"), clusterAddress("ftp://cluster"), clusterAddress("http://cluster/A B")]).toEqual([null, null, null])
  })
})
