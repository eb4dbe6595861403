/** Queries to the embedded search and to a real engine: the same ids, order, totals, counts and words left out. */
import { pino } from "pino"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "#backend/database/database.ts"
import { migrate } from "#backend/database/migrate.ts"
import { seedCatalogue } from "#backend/demo/catalogue/seed-catalogue.ts"
import { buildIndex } from "#backend/search/cluster/build-index.ts"
import { createClusterSearch } from "#backend/search/cluster/cluster-search.ts"
import { startFeed } from "#backend/search/cluster/feed.ts"
import { createSearch, type Search } from "#backend/search/search.ts"
import { pglite } from "#tests/contract/support/engines.ts"
import { differences } from "#tests/contract/search/compare.ts"
import { clusterClient, searchOnCluster } from "#tests/contract/search/on-cluster.ts"
import { questions } from "#tests/contract/search/questions.ts"
import { now } from "#tests/contract/search/trial.ts"
import { engineUrl } from "./engine-url.ts"

/** Number of products of the demo catalogue. */
const demoProducts = 192

describe("a real engine", () => {
  const client = clusterClient(`${engineUrl()}/replay`)
  let db: Database
  let search: Search
  beforeAll(async () => {
    db = await pglite.open()
    await migrate(db)
    await seedCatalogue(db, now)
    search = await searchOnCluster(db, client)
  })
  afterAll(() => db.close())

  it("answers at least 500 questions as the embedded search does", async () => {
    const judged = await questions()
    expect(judged.length).toBeGreaterThan(500)
    expect(
      await differences(
        createSearch(db, () => now),
        search,
        judged,
      ),
    ).toEqual([])
  })

  it("answers every search while its index is rebuilt", async () => {
    const direct = createClusterSearch({ db, client, clock: () => now })
    const totals = new Set<number>()
    const progress = { isBuilding: true }
    const build = buildIndex(db, client).finally(() => {
      progress.isBuilding = false
    })
    while (progress.isBuilding) totals.add((await direct.search({ size: 0 }, "mn")).total)
    await build
    expect([...totals]).toEqual([demoProducts])
  })

  it("finds a change within two seconds", async () => {
    const direct = createClusterSearch({ db, client, clock: () => now })
    const feed = startFeed(db, client, pino({ level: "silent" }))
    const filter = [{ term: { slug: "gitar" } }, { range: { total_on_hand: { gt: 0 } } }]
    const countInStock = async () => (await direct.search({ size: 0, query: { bool: { filter } } }, "mn")).total
    try {
      expect(await countInStock()).toBe(1)
      await db.query("update variants set on_hand = 0 where product_id = (select id from products where slug = 'gitar')")
      const began = performance.now()
      while ((await countInStock()) === 1) expect(performance.now() - began).toBeLessThan(2000)
    } finally {
      await feed.stop()
    }
  })
})
