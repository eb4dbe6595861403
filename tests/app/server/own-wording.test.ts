/** Wording of a site in what crawlers read: head, structured data, manifest. E22. */
import { describe, expect, it } from "vitest"
import { site } from "./page-data.ts"
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
