/** Lease calculator as the page server renders it, and its absence on a site without leases. */
import { describe, expect, it } from "vitest"
import { product } from "./page-data.ts"
import { get, open, openWithFlags, textAt } from "./test-page-server.ts"

const noLenders = { fetchLease: () => Promise.resolve({ lenders: [], product: null }) }

describe("lease calculator", () => {
  it("has the instalment for the query of its address by the lender's terms", async () => {
    const html = await textAt("/en/lease?price=1,090,000&months=6&down=490000")
    expect(html).toContain("105,316₮")
    expect(html).toContain('value="1,090,000"')
    expect(html).toContain("Interest 1.5% a month")
  })

  it("has one canonical address and a description, whatever the query", async () => {
    const html = await textAt("/lease?price=500000")
    expect(html).toContain('<link rel="canonical" href="http://shop.mn/lease">')
    expect(html).toMatch(/<meta name="description" content="[^"]*Сарын хүү 1\.5%, 12 сар хүртэл/)
  })

  it("is in the sitemap and in llms.txt, and linked from the home page", async () => {
    expect(await textAt("/sitemaps/pages.xml")).toContain("<loc>http://shop.mn/en/lease</loc>")
    expect(await textAt("/llms.txt")).toContain("http://shop.mn/en/lease?price=")
    expect(await textAt("/")).toContain('href="/lease"')
  })

  it("reports that there are no leases without a lender, and is not indexed", async () => {
    const answer = await get("/lease?price=500000", {}, open(noLenders))
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('data-state="absent"')
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  it("is absent where its flag is off", async () => {
    const server = openWithFlags({ showLease: false }, noLenders)
    expect((await get("/lease?price=500000", {}, server)).status).toBe(404)
    expect(await textAt("/sitemaps/pages.xml", server)).not.toContain("/lease")
    expect(await textAt("/llms.txt", server)).not.toContain("/lease")
    for (const path of ["/", `/products/${product.slug}`]) expect(await textAt(path, server)).not.toContain('href="/lease')
  })

  it("has status 503 where lenders cannot be fetched", async () => {
    const answer = await get("/lease", {}, open({ fetchLease: () => Promise.reject({ _tag: "Unreachable" }) }))
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('data-state="failed"')
  })
})
