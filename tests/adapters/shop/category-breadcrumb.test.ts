/** Breadcrumbs and descriptions of listings, and listings of an unknown taxon. */
import { describe, expect, it } from "vitest"
import { emptyPage } from "#book/fixtures/catalogue/listing.ts"
import type { Search } from "#adapters/search/search.ts"
import type { Caller } from "#adapters/shop/client/api-client.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { createCataloguePorts } from "#adapters/shop/catalogue.ts"
import { emptyListingQuery, withChange } from "#domain/rules/catalogue/listing-query.ts"

const branch = (id: number, name: string, english: string, permalink: string, children: ReadonlyArray<unknown> = []) => ({
  id,
  name: { mn: name, en: english },
  permalink,
  children,
})
const hats = branch(2, "Малгай", "", "women/hats")
const tree = { taxons: [branch(1, "Эмэгтэй", "Women", "women", [hats]), branch(3, "Эрэгтэй", "Men", "men")] }

const taxon = (id: number, parentId: number | null, mn: string, en: string, permalink: string) => ({
  id,
  parentId,
  name: { mn, en },
  permalink,
})
const site = {
  taxons: [taxon(1, null, "Эмэгтэй", "Women", "women"), taxon(9, 1, "Цамц", "Shirts", "women/shirts")],
} as unknown as Site

type Answers = {
  /** Descriptions by permalink; `null` where the call fails. */
  readonly texts?: Readonly<Record<string, string>> | null
  readonly change?: Partial<ListingQuery>
}

/** Listing of a taxon with the site that came with the page, and the paths that are requested of the shop. */
const listing = (permalink: string, locale: "mn" | "en" = "mn", sent: Site | null = null, { texts = {}, change = {} }: Answers = {}) => {
  const search = { listing: (query) => Promise.resolve({ ...emptyPage, query }) } as Partial<Search> as Search
  const called: string[] = []
  const describe = () => (texts === null ? Promise.reject(new Error("no connection")) : Promise.resolve({ text: texts[permalink] ?? "" }))
  const call = ({ path }: { path: string }) => (called.push(path), path === "/api/v2/taxons/text" ? describe() : Promise.resolve(tree))
  const ports = createCataloguePorts({ call } as unknown as Caller, search, locale, sent)
  return { called, page: ports.fetchListing({ ...withChange(emptyListingQuery, { permalink }), ...change }) }
}

describe("listing of a taxon", () => {
  it("is empty, with the breadcrumb of the API, where it has no products", async () => {
    const { page, called } = listing("women/hats", "en")
    expect((await page).breadcrumb).toEqual([
      { id: 1, name: "Women", permalink: "women" },
      { id: 2, name: "Малгай", permalink: "women/hats" },
    ])
    expect(called).toContain("/api/v2/taxons/tree")
  })

  it("has the breadcrumb of the site that came with the page, without a call of the tree [E15]", async () => {
    const { page, called } = listing("women/shirts", "mn", site)
    expect((await page).breadcrumb).toEqual([
      { id: 1, name: "Эмэгтэй", permalink: "women" },
      { id: 9, name: "Цамц", permalink: "women/shirts" },
    ])
    expect(called).toEqual(["/api/v2/taxons/text"])
  })

  it("has a fetched breadcrumb where the site does not know the taxon yet [E15]", async () => {
    const { page, called } = listing("men", "mn", site)
    expect((await page).breadcrumb).toEqual([{ id: 3, name: "Эрэгтэй", permalink: "men" }])
    expect(called).toContain("/api/v2/taxons/tree")
  })

  it("is missing where the taxon is unknown", async () => {
    await expect(listing("women/shoes").page).rejects.toEqual({ _tag: "Missing" })
  })

  it("has the description of the taxon, and none where there is none or its call fails [E15]", async () => {
    const texts = { men: "Эрэгтэй хувцас" }
    expect(await listing("men", "mn", null, { texts }).page).toMatchObject({ text: "Эрэгтэй хувцас" })
    expect(await listing("women", "mn", null, { texts }).page).not.toHaveProperty("text")
    expect(await listing("men", "mn", null, { texts: null }).page).not.toHaveProperty("text")
  })

  it.each([
    ["a search in it", { text: "гутал" }],
    ["the page of a brand", { brandPage: "nuurlan", brands: ["nuurlan"] }],
  ])("does not describe the taxon on %s", async (_, change) => {
    const { page, called } = listing("men", "mn", null, { texts: { men: "Эрэгтэй хувцас" }, change })
    expect(await page).not.toHaveProperty("text")
    expect(called).not.toContain("/api/v2/taxons/text")
  })
})
