/** Cached pages of an own shop, whose products change in its database. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { PageServer } from "#app/server/page-server.ts"
import { minute } from "#domain/rules/instants.ts"
import { importSteps } from "#tests/contract/import/import-steps.ts"
import { pglite } from "#tests/contract/support/engines.ts"
import { Trial } from "#tests/contract/support/test-backend.ts"
import { wholeServer } from "./whole-server.ts"

describe("cached page of an own shop", () => {
  let shop: Trial
  let folder: string
  let server: PageServer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "delguur-cached-"))
    shop = await Trial.begin(pglite, { isDemo: false })
    server = wholeServer(shop, { servedFor: 5 * minute })
  }, 120_000)
  afterAll(async () => {
    await shop.end()
    await rm(folder, { recursive: true })
  })
  const { take } = importSteps(
    () => shop,
    () => folder,
  )

  const importMilk = async (price: number, stock: number) => {
    const heading = "handle,title_mn,title_en,category,brand,price,stock,sku"
    expect(await take(heading, `milk,Сүү,Milk,Хүнс > Сүү,Сүүн,${price},${stock},MILK-1`)).toMatchObject({ wrong: [] })
  }
  const textAt = async (path: string): Promise<string> => (await server.fetch(new Request(`http://own.shop${path}`), null)).text()
  const pages = ["/products/milk", "/en/products/milk"]

  it("follows a changed price and a sold-out product, and stays as it is until then", async () => {
    await importMilk(4100, 5)
    await server.tend()
    for (const page of pages) expect(await textAt(page)).toContain("4,100₮")
    await importMilk(5200, 0)
    for (const page of pages) expect(await textAt(page)).toContain("4,100₮")
    // One page a round.
    for (const _ of pages) await server.tend()
    for (const page of pages) {
      const text = await textAt(page)
      expect(text).toContain("5,200₮")
      expect(text).not.toContain("4,100₮")
    }
    expect(await textAt("/en/products/milk")).toContain("OutOfStock")
  })

  it("follows stock that moves without its product being indexed", async () => {
    await importMilk(5200, 1)
    await server.tend()
    await server.tend()
    expect(await textAt("/en/products/milk")).toContain("InStock")
    await shop.db.query("update variants set on_hand = 0 where sku = 'MILK-1'")
    await server.tend()
    await server.tend()
    expect(await textAt("/en/products/milk")).toContain("OutOfStock")
  })
})
