/** Listing of the search adapter: pages, facets, corrected terms, and what is shown instead of an empty list. */
import { describe, expect, it } from "vitest"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import { answer, answering, hit, nothing, searchOver, service } from "./search-service.ts"

describe("listing of the search adapter", () => {
  it.each([
    ["a number", 186],
    ["an object with a relation", { value: 186, relation: "eq" }],
  ])("reads a total that is %s", async (_, total) => {
    const { fetch } = service(answering({ ...nothing, hits: { total, hits: [] } }, nothing))
    expect((await searchOver(fetch).listing(emptyListingQuery)).total).toBe(186)
  })

  it("shows a listing even if labels of chosen values cannot be fetched", async () => {
    const found = answer([hit(1)], { aggregations: {} })
    const { fetch, requests } = service(answering(found, nothing), () => new Response("{}", { status: 400 }))
    const page = await searchOver(fetch).listing({ ...emptyListingQuery, brands: ["nuurlan"] })
    expect(page.tiles.map(({ id }) => id)).toEqual([1])
    expect(page.facets.brands).toEqual([])
    expect(requests).toHaveLength(2)
  })

  it("counts each facet without its own filter and with all others", async () => {
    const { fetch, requests } = service(answering(nothing, nothing))
    await searchOver(fetch).listing({ ...emptyListingQuery, brands: ["nuurlan"], rating: 4 })
    const aggs = requests[0]?.bodies[1]?.["aggs"] as Record<string, { filter: { bool: { filter: ReadonlyArray<unknown> } } }>
    const brand = { terms: { "brand.code": ["nuurlan"] } }
    const rating = { range: { average_rating: { gte: 4 } } }
    expect(aggs["brands"]?.filter.bool.filter).toEqual([rating])
    expect(aggs["ratings"]?.filter.bool.filter).toEqual([brand])
    expect(aggs["colours"]?.filter.bool.filter).toEqual([brand, rating])
    expect(requests[0]?.bodies[0]?.["post_filter"]).toEqual({ bool: { filter: [brand, rating] } })
  })

  it("fetches all pages up to the opened one, then the next one only", async () => {
    const { fetch, requests } = service(answering(answer([hit(1)]), nothing))
    await searchOver(fetch).listing({ ...emptyListingQuery, page: 3 })
    await searchOver(fetch).listingMore({ ...emptyListingQuery, page: 4 })
    expect(requests.map(({ bodies: [hits] }) => [hits?.["from"], hits?.["size"]])).toEqual([
      [0, 120],
      [120, 40],
    ])
  })

  it("searches once more, with corrected terms, when nothing is found, and keeps the shopper's own", async () => {
    const corrected = answer([], { suggest: { words: [{ text: "хувцс", options: [{ text: "хувцас" }] }] } })
    const { fetch, requests } = service(answering(nothing, corrected), answering(answer([hit(1)]), answer([hit(1)])))
    const page = await searchOver(fetch).listing({ ...emptyListingQuery, text: "хувцс" })
    expect(requests).toHaveLength(2)
    expect([page.corrected, page.query.text, page.tiles.length]).toEqual(["хувцас", "хувцс", 1])
  })

  it("searches for no other terms where a filter alone leaves nothing", async () => {
    const { fetch, requests } = service(answering(nothing, answer([hit(1)])), answering(nothing))
    await searchOver(fetch).listing({ ...emptyListingQuery, text: "гутал", priceTo: 1 })
    expect(requests.map(({ bodies }) => bodies.map(({ sort }) => sort))).toEqual([
      [[{ _score: "desc" }, { created_at: "desc" }, { id: "desc" }], undefined],
      [[{ total_reviews: "desc" }, { id: "asc" }]],
    ])
  })

  describe("without a result", () => {
    const filtered = { ...emptyListingQuery, permalink: "women/shoes", brands: ["nuurlan"] }

    it("shows products of the category instead [C25]", async () => {
      const instead = answering(answer([hit(1)]), answer([hit(2)]))
      const { fetch, requests } = service(answering(nothing, nothing), answering(nothing), instead)
      const page = await searchOver(fetch).listing(filtered)
      expect(page.instead?.map(({ id }) => id)).toEqual([2])
      expect(requests.at(-1)?.bodies.map(({ size, sort }) => [size, sort])).toEqual([
        [20, [{ total_reviews: "desc" }, { id: "asc" }]],
        [100, [{ created_at: "desc" }, { id: "desc" }]],
      ])
    })

    it("shows the most popular products where the category has none [C25]", async () => {
      const { fetch } = service(answering(nothing, nothing), answering(nothing), answering(answer([hit(1)]), nothing))
      expect((await searchOver(fetch).listing(filtered)).instead?.map(({ id }) => id)).toEqual([1])
    })

    it("shows nothing instead where that fails to load [C25]", async () => {
      const { fetch } = service(answering(nothing, nothing), () => new Response(null, { status: 400 }))
      expect((await searchOver(fetch).listing({ ...emptyListingQuery, brands: ["nuurlan"] })).instead).toBeUndefined()
    })
  })

  describe("counts of categories", () => {
    type Levels = { terms: { field: string; size: number }; aggs?: { below: Levels } }
    /** Field and size of each level, from the top. */
    const levels = ({ terms, aggs }: Levels): ReadonlyArray<unknown> => [
      [terms.field, terms.size],
      ...(aggs === undefined ? [] : levels(aggs.below)),
    ]
    const requestedLevels = (body: Record<string, unknown> = {}) =>
      levels((body["aggs"] as Record<string, { aggs: { values: Levels } }>)["taxons"]!.aggs.values)

    it("are requested for a search by five levels of 20 [C25]", async () => {
      const { fetch, requests } = service(answering(answer([hit(1)]), nothing))
      await searchOver(fetch).listing({ ...emptyListingQuery, text: "гутал" })
      expect(requestedLevels(requests[0]?.bodies[1])).toEqual([0, 1, 2, 3, 4].map((level) => [`l${level}.facet`, 20]))
    })

    it("are requested for a category by the level below it [C25]", async () => {
      const { fetch, requests } = service(answering(answer([hit(1)]), nothing))
      await searchOver(fetch).listing({ ...emptyListingQuery, permalink: "women" })
      expect(requestedLevels(requests[0]?.bodies[1])).toEqual([["l1.facet", 20]])
    })

    it("are read with their labels, level by level [C25]", async () => {
      const below = { buckets: [{ key: "women/shoes|Гутал|Эмэгтэй", doc_count: 3 }] }
      const buckets = [
        { key: "women|Эмэгтэй|", doc_count: 5, below },
        { key: "men|Эрэгтэй|", doc_count: 1 },
      ]
      const counted = answer([hit(1)], { aggregations: { taxons: { values: { buckets } } } })
      const { fetch } = service(answering(answer([hit(1)]), counted))
      expect((await searchOver(fetch).listing({ ...emptyListingQuery, text: "гутал" })).facets.taxons).toEqual([
        { key: "women", label: "Эмэгтэй", count: 5, below: [{ key: "women/shoes", label: "Гутал", count: 3 }] },
        { key: "men", label: "Эрэгтэй", count: 1 },
      ])
    })
  })
})
