/** Lists that are shown whole, of several pages of the API. */
import { describe, expect, it } from "vitest"
import type { Search } from "#adapters/search/search.ts"
import { createCataloguePorts } from "#adapters/shop/catalogue.ts"
import type { Caller } from "#adapters/shop/client/api-client.ts"

const pagesOfItems = [["a", "b"], ["c", "d"], ["e"]]
const caller = {
  call: async (_: unknown, { query }: { readonly query: { readonly page: number } }) => ({
    items: pagesOfItems[query.page - 1],
    page: query.page,
    pages: pagesOfItems.length,
    total: 5,
  }),
} as unknown as Caller
const { fetchBrands, fetchVendors } = createCataloguePorts(caller, {} as Search, "mn", null)

describe("brands and vendors", () => {
  it("are those of all pages", async () => {
    expect(await fetchBrands()).toEqual(pagesOfItems.flat())
    expect(await fetchVendors()).toEqual(pagesOfItems.flat())
  })
})
