/** Promotions for crawlers, and where a site has none. */
import { describe, expect, it } from "vitest"
import { get, open, site } from "./test-page-server.ts"

const served = (promotions: boolean) => {
  const config = { ...site.config, flags: { ...site.config.flags, promotions } }
  const changes = { fetchSite: () => Promise.resolve({ ...site, config }), fetchPromotions: () => Promise.resolve([]) }
  return open(changes)
}
const pages = ["/promotions", "/promotion/1", "/promotion/wheel", "/promotion/jackpot", "/promotion/roulette"]
const text = async (path: string, promotions: boolean) => (await get(path, {}, served(promotions))).text()

describe("promotions", () => {
  it("have their pages, link and address [P3]", async () => {
    for (const path of ["/promotions", "/promotion/wheel", "/promotion/jackpot"])
      expect([path, (await get(path, {}, served(true))).status]).toEqual([path, 200])
    expect(await text("/", true)).toContain('href="/promotions"')
    expect(await text("/sitemaps/pages.xml", true)).toContain("/promotions</loc>")
  })

  it("leave the shop with their flag [P3]", async () => {
    for (const path of pages) expect([path, (await get(path, {}, served(false))).status]).toEqual([path, 404])
    expect(await text("/", false)).not.toContain("/promotion")
    expect(await text("/sitemaps/pages.xml", false)).not.toContain("/promotion")
  })
})
