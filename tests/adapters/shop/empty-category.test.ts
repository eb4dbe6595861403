/** Listings of a taxon without products, and of an unknown taxon. */
import { describe, expect, it } from "vitest"
import { emptyPage } from "#book/fixtures/catalogue/listing.ts"
import type { Search } from "#adapters/search/search.ts"
import type { Caller } from "#adapters/shop/client/api-client.ts"
import { createCataloguePorts } from "#adapters/shop/catalogue.ts"
import { emptyListingQuery, withChange } from "#domain/rules/catalogue/listing-query.ts"

const branch = (id: number, name: string, english: string, permalink: string, children: ReadonlyArray<unknown> = []) => ({ id, name, translation_en: english, permalink, children })
const tree = { taxons: [branch(1, "Эмэгтэй", "Women", "women", [branch(2, "Малгай", "", "women/hats")]), branch(3, "Эрэгтэй", "Men", "men")] }

const listing = (permalink: string, locale: "mn" | "en" = "mn") => {
  const search = { listing: (query) => Promise.resolve({ ...emptyPage, query, breadcrumb: [] }) } as Partial<Search> as Search
  const called: string[] = []
  const caller = { call: ({ path }: { path: string }) => (called.push(path), Promise.resolve(tree)) } as unknown as Caller
  const ports = createCataloguePorts(caller, search, locale, null)
  return { called, page: ports.fetchListing(withChange(emptyListingQuery, { permalink })) }
}

describe("taxon", () => {
  it("is an empty listing with the API's breadcrumb when it has no products", async () => {
    const { page, called } = listing("women/hats", "en")
    expect((await page).breadcrumb).toEqual([
      { id: 1, name: "Women", permalink: "women" },
      { id: 2, name: "Малгай", permalink: "women/hats" },
    ])
    expect(called).toEqual(["/api/v2/taxons/tree"])
  })

  it("is missing when it is unknown", async () => {
    await expect(listing("women/shoes").page).rejects.toEqual({ _tag: "Missing" })
  })
})
