/** A shop whose search cluster dies and comes back. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startScriptedCluster, type ScriptedCluster } from "#tests/contract/search/scripted-cluster/scripted-cluster.ts"
import { startServer, type RunningServer } from "#tests/running-server.ts"
import { expectOnly, phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

let cluster: ScriptedCluster
let shop: RunningServer

beforeAll(async () => {
  cluster = await startScriptedCluster()
  shop = await startServer({ environment: { SEARCH_URL: `${cluster.url}/journey` } })
})

afterAll(async () => {
  await shop?.stop()
  await cluster?.stop()
})

/** Status of a search for «гутал» by the shop. */
const searched = async (): Promise<number> => {
  const response = await fetch(`${shop.url}/search-service/products/_search`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa("guest:guest")}` },
    body: JSON.stringify({ query: { multi_match: { query: "гутал", fields: ["title"] } } }),
  })
  return response.status
}

describe("search cluster", () => {
  it("that dies leaves categories, filters and products, and its search is repeated by hand [S9] [X7]", () =>
    shopping(
      phone,
      async ({ page, open, complaints }) => {
        cluster.mood = "well"
        // The shop makes the index of a new cluster by itself.
        await expect.poll(searched, { timeout: 60_000 }).toBe(200)
        await open("/search?q=гутал")
        await page.locator("main article").first().waitFor()
        cluster.mood = "dead"
        await expect.poll(searched).toBe(503)
        await open("/search?q=малгай")
        await page.getByRole("heading", { name: "Хайлт түр ажиллахгүй байна" }).waitFor()
        await page.getByText("Ангилал, барааг хэвийн үзэж болно").waitFor()
        await page.locator("main").getByRole("link", { name: "Эрэгтэй" }).click()
        await page.waitForURL(/\/t\/men$/)
        await page.locator("main article").first().waitFor()
        await open("/t/men?size=shoes:42")
        await page.locator("main article").first().getByRole("link").first().click()
        await page.waitForURL(/\/products\//)
        await page.getByRole("heading", { level: 1 }).waitFor()
        await open("/search?q=малгай")
        await page.getByRole("heading", { name: "Хайлт түр ажиллахгүй байна" }).waitFor()
        cluster.mood = "well"
        await expect.poll(searched).toBe(200)
        await page.getByRole("button", { name: "Дахин оролдох" }).click()
        await page.locator("main article").first().waitFor()
        expectOnly(complaints(), /503/)
      },
      shop.url,
    ))
})
