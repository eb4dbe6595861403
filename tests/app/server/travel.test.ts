/** Travel for crawlers, and where a site has none. */
import { describe, expect, it } from "vitest"
import { get, open, site } from "./test-page-server.ts"

const hotels = { hotels: [], none: null, amenities: [] }
const served = (travel: boolean) => {
  const config = { ...site.config, flags: { ...site.config.flags, travel } }
  const changes = { fetchSite: () => Promise.resolve({ ...site, config }), fetchHotels: () => Promise.resolve(hotels) }
  return open(changes)
}
const text = async (path: string, travel: boolean) => (await get(path, {}, served(travel))).text()

describe("travel", () => {
  it("has its pages, links and addresses [P3]", async () => {
    expect((await get("/travel/hotels", {}, served(true))).status).toBe(200)
    expect(await text("/", true)).toContain('href="/travel/hotels"')
    expect(await text("/sitemaps/pages.xml", true)).toContain("/travel/hotels</loc>")
  })

  it("leaves the shop with its flag [P3]", async () => {
    for (const path of ["/travel/hotels", "/travel/hotels/1", "/travel/passengers"])
      expect((await get(path, {}, served(false))).status).toBe(404)
    expect(await text("/", false)).not.toContain("/travel/")
    expect(await text("/sitemaps/pages.xml", false)).not.toContain("/travel/")
  })
})
