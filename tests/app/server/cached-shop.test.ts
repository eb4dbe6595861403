/** Cached pages of an own shop, whose products change in its database. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { PageServer } from "#app/server/page-server.ts"
import { minute } from "#domain/rules/instants.ts"
import { kindOf } from "#backend/content-files/content-kinds.ts"
import { importSteps } from "#tests/contract/import/import-steps.ts"
import { newKeyHeaders } from "#tests/contract/shop/merchant/merchant-steps.ts"
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

  const put = async (content: Readonly<Record<string, unknown>>) => {
    const headers = await newKeyHeaders(shop, "content")
    expect(await shop.call("PUT", "/api/v2/merchant/content", { headers, body: { content } })).toMatchObject({ status: 200 })
  }
  const exampleOf = async (name: string) => (await kindOf(name)).example

  it("follows the name, telephone, accent and logo of the shop, as files for crawlers and icons do", async () => {
    const addresses = ["/products/milk", "/llms.txt", "/manifest.webmanifest", "/favicon.svg"]
    await server.tend()
    expect((await Promise.all(addresses.map(textAt))).join("")).not.toMatch(/Хангай|7711 2233|#2f6b3c|<image/)
    // The shop has no such row of its home page.
    await put({ site: [{ ...((await exampleOf("site")) as object), lifestyle: null }] })
    await server.tend()
    await server.tend()
    const [page, forModels, manifest, icon] = await Promise.all(addresses.map(textAt))
    expect(/<title>[^<]*/.exec(page ?? "")?.[0]).toBe("<title>Сүү · Хангай")
    expect(page).toContain("7711 2233")
    expect(forModels).toContain("Хангай")
    expect(manifest).toContain("Хангай")
    expect(page).toContain("#2f6b3c")
    expect(icon).toContain("<image ")
    await put({ site: [] })
  })

  it("follows content that is applied by a call, on all pages", async () => {
    const menu = { title: { mn: "Хэмжээний хүснэгт", en: "Size tables" }, children: [] }
    const shown = ["/products/milk", "/page/care", "/media", "/en/media"]
    const texts = async () => Promise.all(shown.map(textAt))
    await server.tend()
    expect((await texts()).join("")).not.toMatch(/Хэмжээний хүснэгт|Size tables|Бараа арчлах|Эсгий таавчиг/)
    const pages = await (await kindOf("pages")).read(shop.db)
    const examples = await Promise.all(["authors", "tags", "articles"].map(async (name) => [name, [await exampleOf(name)]] as const))
    await put({ ...Object.fromEntries(examples), menus: [menu], pages: [...pages, await exampleOf("pages")] })
    // One page a round.
    for (let round = 0; round < 2 * shown.length; round += 1) await server.tend()
    const [product, page, articles, inEnglish] = await texts()
    expect(product).toContain("Хэмжээний хүснэгт")
    expect(page).toContain("Бараа арчлах")
    expect(articles).toContain("Эсгий таавчиг арчлах")
    expect(inEnglish).toContain("Size tables")
    // A coupon stands on no cached page.
    await put({ coupons: [await exampleOf("coupons")] })
    expect(await shop.db.query("select code from coupons")).toEqual([{ code: "WINTER10" }])
  })
})
