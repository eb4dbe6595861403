/** Pages of promotions for crawlers, and their absence on a site without promotions. */
import { describe, expect, it } from "vitest"
import type { ports } from "./page-data.ts"
import { get, openWithFlags, textAt } from "./test-page-server.ts"

const noPromotions = { fetchPromotions: () => Promise.resolve([]) } as Partial<typeof ports>
const openShop = (promotions: boolean) => openWithFlags({ promotions }, noPromotions)

describe("promotions", () => {
  it("have their pages, link and address [P3]", async () => {
    const server = openShop(true)
    for (const path of ["/promotions", "/promotion/wheel", "/promotion/jackpot"])
      expect([path, (await get(path, {}, server)).status]).toEqual([path, 200])
    expect(await textAt("/", server)).toContain('href="/promotions"')
    expect(await textAt("/sitemaps/pages.xml", server)).toContain("/promotions</loc>")
  })

  it("are absent where their flag is off [P3]", async () => {
    const server = openShop(false)
    for (const path of ["/promotions", "/promotion/1", "/promotion/wheel", "/promotion/jackpot", "/promotion/roulette"])
      expect([path, (await get(path, {}, server)).status]).toEqual([path, 404])
    expect(await textAt("/", server)).not.toContain("/promotion")
    expect(await textAt("/sitemaps/pages.xml", server)).not.toContain("/promotion")
  })
})
