import { describe, expect, it } from "vitest"
import { allSlugs } from "#app/server/all-slugs.ts"
import type { ListingPage, ListingQuery } from "#domain/entities/catalogue/listing.ts"

/** A search with `total` products, two on a page, whose paging ends at page `deepest`: deeper requests return that page. */
const searching = (total: number, deepest: number) => ({
  fetchMore: ({ page }: ListingQuery) => {
    const from = 2 * (Math.min(page, deepest) - 1)
    const tiles = [from, from + 1].filter((at) => at < total).map((at) => ({ slug: `goods-${at}` }))
    return Promise.resolve({ tiles, total } as unknown as ListingPage)
  },
})

describe("allSlugs", () => {
  it("reads all pages", async () => {
    expect(await allSlugs(searching(5, 9))).toEqual(["goods-0", "goods-1", "goods-2", "goods-3", "goods-4"])
  })

  it("ends at the limit of paging", async () => {
    expect(await allSlugs(searching(100, 3))).toHaveLength(6)
  })
})
