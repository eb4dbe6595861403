import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  chips,
  countChosen,
  defaultSort,
  emptyListingQuery,
  isOfBrandPage,
  listingAddress,
  listingQueryString,
  readBrandQuery,
  readListingQuery,
  sameList,
  withChange,
  withChoiceToggled,
  withoutFilters,
} from "#domain/rules/catalogue/listing-query.ts"
import { collections } from "#domain/entities/catalogue/listing.ts"
import { listingQuery } from "#tests/arbitraries/listing-query.ts"
import { holds } from "#tests/laws.ts"

/** Reads an address as the router does: the path of a category, or search terms. */
const read = (address: string) => {
  const [path = "", queryString = ""] = address.split("?", 2)
  return readListingQuery(
    path.startsWith("/t/") ? path.slice(3) : null,
    queryString,
    collections.find((collection) => path === `/${collection}`) ?? null,
  )
}

const choice = fc.tuple(fc.constantFrom("brands", "colours", "sizes"), fc.constantFrom("a", "b", "c&d"))

describe("a listing's address", () => {
  it("has no defaults", () => {
    expect(listingAddress(emptyListingQuery)).toBe("/products")
    expect(listingQueryString(emptyListingQuery)).toBe("")
    expect(defaultSort).toBe("date_desc")
  })

  it("ignores values that are longer or more than one search takes [S5]", () => {
    const long = "a".repeat(61)
    expect(read(`/products?brand=${long}&brand=nuurlan`).brands).toEqual(["nuurlan"])
    expect(read(`/search?q=a&category=${"a".repeat(300)}`).permalink).toBe("a".repeat(200))
    expect(read(`/t/${"a".repeat(300)}`).permalink).toBe("a".repeat(200))
    const many = Array.from({ length: 600 }, (_, at) => `size=s${at}`).join("&")
    expect(read(`/products?${many}`).sizes.join("").length).toBeLessThanOrEqual(1000)
    expect(read(`/products?${many}`).sizes.slice(0, 2)).toEqual(["s0", "s1"])
    expect(readBrandQuery(long, "").brands).toEqual(["a".repeat(60)])
  })

  it("is a category's path of any depth [S5]", () => {
    expect(listingAddress({ ...emptyListingQuery, permalink: "women/clothing/outerwear" })).toBe("/t/women/clothing/outerwear")
  })

  it("is the search with the category as parameter when there are search terms", () => {
    expect(listingAddress({ ...emptyListingQuery, text: "хар цүнх" })).toBe("/search?q=%D1%85%D0%B0%D1%80+%D1%86%D2%AF%D0%BD%D1%85")
    expect(listingAddress({ ...emptyListingQuery, text: "coat", permalink: "women" })).toBe("/search?q=coat&category=women")
  })

  it("is the path of a collection, whose sales are sorted by discount [S31]", () => {
    expect(collections.map((collection) => listingAddress(read(`/${collection}`)))).toEqual(["/new", "/deals", "/sale"])
    expect(collections.map((collection) => read(`/${collection}`).sort)).toEqual(["date_desc", "sale_desc", "sale_desc"])
    expect(listingAddress({ ...read("/deals"), sort: "date_desc", brands: ["tselmen"] })).toBe("/deals?brand=tselmen&sort=date_desc")
    expect(read("/sale?q=coat&category=women")).toEqual(read("/sale"))
  })

  it("repeats a parameter for several choices", () => {
    const query = {
      ...emptyListingQuery,
      brands: ["nuurlan", "tselmen"],
      priceFrom: 20_000,
      onSale: true,
      sort: "price_asc" as const,
      page: 2,
    }
    expect(listingAddress(query)).toBe("/products?brand=nuurlan&brand=tselmen&price_from=20000&sale=1&sort=price_asc&page=2")
  })

  it("keeps the layout, which does not change the list [B13]", () => {
    const listed = { ...emptyListingQuery, brands: ["tselmen"], layout: "list" as const }
    expect(listingAddress(listed)).toBe("/products?brand=tselmen&layout=list")
    expect(read("/products?layout=grid").layout).toBeNull()
    expect(sameList(listed, { ...listed, layout: null })).toBe(true)
    expect(withoutFilters(listed).layout).toBe("list")
  })

  it("keeps the whole query", () => {
    holds(
      fc.property(listingQuery, (query) => {
        expect(read(listingAddress(query))).toEqual(query)
      }),
    )
  })

  it("is stable when read and written again", () => {
    holds(fc.property(listingQuery, (query) => listingAddress(read(listingAddress(query))) === listingAddress(query)))
  })
})

describe("a typed address", () => {
  it("has invalid parameters ignored", () => {
    expect(readListingQuery(null, "?price_from=-1&price_to=1e9&rating=9&sale=yes&sort=best&page=0&seed=x&q=+&utm_source=mail")).toEqual(
      emptyListingQuery,
    )
    expect(readListingQuery(null, "rating=0").rating).toBeNull()
    expect(readListingQuery(null, "rating=1").rating).toBe(1)
    expect(readListingQuery(null, "rating=5").rating).toBe(5)
    expect(readListingQuery(null, "page=1.5").page).toBe(1)
  })

  it("has its price bounds put in order [S5]", () => {
    expect(readListingQuery(null, "?price_from=90000&price_to=20000")).toEqual({ ...emptyListingQuery, priceFrom: 20000, priceTo: 90000 })
  })

  it("has duplicate choices removed", () => {
    expect(readListingQuery(null, "brand=a&brand=a&brand=").brands).toEqual(["a"])
  })

  it("takes the last of repeated single parameters", () => {
    expect(readListingQuery(null, "sort=price_asc&sort=price_desc").sort).toBe("price_desc")
  })

  it("has no search terms on a category page", () => {
    expect(readListingQuery("women", "q=coat&category=men")).toEqual({ ...emptyListingQuery, permalink: "women" })
  })

  it("can contain anything", () => {
    holds(fc.property(fc.string({ unit: "binary" }), (queryString) => listingAddress(readListingQuery(null, queryString)).startsWith("/")))
    expect(readListingQuery(null, "brand=%E0%A4%A").brands).toEqual(["%E0%A4%A"])
  })
})

describe("changing a query", () => {
  it("returns to the first page", () => {
    expect(withChange({ ...emptyListingQuery, page: 3 }, { onSale: true })).toEqual({ ...emptyListingQuery, onSale: true, page: 1 })
    expect(withChange(emptyListingQuery, { page: 3 }).page).toBe(3)
  })

  it("is undone by toggling a choice again", () => {
    holds(
      fc.property(listingQuery, choice, (query, [list, value]) => {
        const twice = withChoiceToggled(withChoiceToggled(query, list, value), list, value)
        expect(twice[list].toSorted()).toEqual(query[list].toSorted())
      }),
    )
  })

  it("drops all filters and keeps search terms and category", () => {
    holds(
      fc.property(listingQuery, (query) => {
        const bare = withoutFilters(query)
        expect(countChosen(bare)).toBe(0)
        expect(bare).toMatchObject({ permalink: query.permalink, text: query.text, sort: query.sort, seed: query.seed, page: 1 })
      }),
    )
  })
})

describe("active filters", () => {
  it("are named in the order of the facets", () => {
    const query = { ...emptyListingQuery, brands: ["a", "b"], sizes: ["M"], priceTo: 50_000, rating: 4, onSale: true }
    expect(chips(query).map(({ kind }) => kind)).toEqual(["brand", "brand", "size", "price", "rating", "sale"])
    expect(countChosen(query)).toBe(6)
    expect(chips(query)[0]).toMatchObject({ value: "a", without: { brands: ["b"] } })
    expect(chips(query)[3]).toMatchObject({ from: null, to: 50_000, without: { priceFrom: null, priceTo: null } })
  })

  it("count two price bounds as one", () => {
    expect(countChosen({ ...emptyListingQuery, priceFrom: 1, priceTo: 2 })).toBe(1)
    expect(countChosen({ ...emptyListingQuery, priceFrom: 1 })).toBe(1)
  })

  it("each remove one filter and nothing else", () => {
    holds(
      fc.property(listingQuery, (query) =>
        chips(query).every(({ without }) => countChosen(without) === countChosen(query) - 1 && without.page === 1),
      ),
    )
  })
})

describe("two queries", () => {
  it("have the same list when they differ by page", () => {
    expect(sameList({ ...emptyListingQuery, page: 4 }, emptyListingQuery)).toBe(true)
    expect(sameList({ ...emptyListingQuery, onSale: true }, emptyListingQuery)).toBe(false)
  })
})

describe("the page of a brand", () => {
  const query = readBrandQuery("nuurlan", "size=M&category=women/clothing&q=x&brand=goyo")

  it("keeps its address while its products are filtered [S8]", () => {
    expect(query).toMatchObject({ brands: ["nuurlan"], text: null, permalink: "women/clothing", sizes: ["M"] })
    expect(listingAddress(query)).toBe("/brand/nuurlan?category=women/clothing&size=M")
    expect(listingAddress(withoutFilters(query))).toBe("/brand/nuurlan?category=women/clothing")
    expect(chips(query).map(({ kind }) => kind)).toEqual(["size"])
  })

  it("encodes the code of a brand's page", () => {
    expect(listingAddress({ ...emptyListingQuery, brandPage: "a&b/c?", brands: ["a&b/c?"] })).toBe("/brand/a%26b%2Fc%3F")
  })

  it("is left for a listing with another brand beside it", () => {
    const both = withChoiceToggled(withChange(query, { permalink: null, sizes: [] }), "brands", "goyo")
    expect(isOfBrandPage(both)).toBe(false)
    expect(listingAddress(both)).toBe("/products?brand=nuurlan&brand=goyo")
  })
})
