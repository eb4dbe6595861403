/** Pages of travel for crawlers, and their absence on a site without travel. */
import { describe, expect, it } from "vitest"
import type { ports } from "./page-data.ts"
import { get, openWithFlags, textAt } from "./test-page-server.ts"

const noHotels = { fetchHotels: () => Promise.resolve({ hotels: [], none: null, amenities: [] }) } as Partial<typeof ports>
const openShop = (travel: boolean) => openWithFlags({ travel }, noHotels)

describe("travel", () => {
  it("has its pages, links and addresses [P3]", async () => {
    const server = openShop(true)
    expect((await get("/travel/hotels", {}, server)).status).toBe(200)
    expect(await textAt("/", server)).toContain('href="/travel/hotels"')
    expect(await textAt("/sitemaps/pages.xml", server)).toContain("/travel/hotels</loc>")
  })

  it("is absent where its flag is off [P3]", async () => {
    const server = openShop(false)
    for (const path of ["/travel/hotels", "/travel/hotels/1", "/travel/passengers"])
      expect([path, (await get(path, {}, server)).status]).toEqual([path, 404])
    expect(await textAt("/", server)).not.toContain("/travel/")
    expect(await textAt("/sitemaps/pages.xml", server)).not.toContain("/travel/")
  })
})
