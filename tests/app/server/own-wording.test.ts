/** What a shop says of itself and of its categories, as crawlers read it: head, structured data, manifest. E15, E22. */
import { describe, expect, it } from "vitest"
import { ports, site } from "./page-data.ts"
import { open, textAt } from "./test-page-server.ts"

const translation = [
  { key: "site.title", text: { mn: "{brand}: модон эдлэл", en: "{brand}: wooden goods" } },
  { key: "site.description", text: { mn: "Хангайн модоор хийсэн эдлэл.", en: "Goods made of wood from Khangai." } },
]
const worded = () => open({ fetchSite: () => Promise.resolve({ ...site, translation }) })

describe("wording of a site", () => {
  it.each([
    ["/", "модон эдлэл", "Хангайн модоор хийсэн эдлэл."],
    ["/en", "wooden goods", "Goods made of wood from Khangai."],
  ])("is the head of the home page at %s", async (path, title, description) => {
    const html = await textAt(path, worded())
    expect(html).toContain(`<title>${site.config.brand}: ${title}</title>`)
    expect(html).toContain(`<meta name="description" content="${description}">`)
    expect(html).toContain(`<meta property="og:title" content="${site.config.brand}: ${title}">`)
    expect(html).toContain(`"description":"${description}"`)
  })

  it("describes the installed site", async () => {
    const manifest: unknown = JSON.parse(await textAt("/en/manifest.webmanifest", worded()))
    expect(manifest).toMatchObject({ description: "Goods made of wood from Khangai." })
  })

  it("leaves a site without its own what fits every shop", async () => {
    const html = await textAt("/en", open())
    expect(html).toContain(`<title>${site.config.brand} – online shop</title>`)
    expect(html).toContain('"description":"Products with their prices, stock and delivery. Order online."')
  })
})

describe("page of a category", () => {
  const described = (text?: string) =>
    open({ fetchListing: async (query) => ({ ...(await ports.fetchListing(query)), ...(text !== undefined && { text }) }) })

  it("has its description on the screen, in the head and in structured data", async () => {
    const html = await textAt("/t/women", described("Пальто, даашинз, гутал."))
    expect(html).toContain(">Пальто, даашинз, гутал.</p>")
    expect(html).toContain('<meta name="description" content="Пальто, даашинз, гутал.">')
    expect(html).toContain('"@type":"CollectionPage","name":"Эмэгтэй","description":"Пальто, даашинз, гутал."')
  })

  it("without one has the number of its products in the head", async () => {
    const html = await textAt("/t/women", described())
    expect(html).toMatch(/<meta name="description" content="Эмэгтэй · [^"]*: 30 бараа/u)
    expect(html).not.toContain("CollectionPage")
  })

  it("of sales has the shop's own sentence", async () => {
    const translation = [{ key: "listing.sale.text", text: { mn: "Модон эдлэлийн хямдрал." } }]
    const html = await textAt("/sale", open({ fetchSite: () => Promise.resolve({ ...site, translation }) }))
    expect(html).toContain('<meta name="description" content="Модон эдлэлийн хямдрал.">')
    expect(html).toContain(">Модон эдлэлийн хямдрал.</p>")
  })
})
