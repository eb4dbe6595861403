/** Counts of a search cluster. */
import { describe, expect, it } from "vitest"
import { facetsRequest } from "#adapters/search/requests/listing.ts"
import { countsFrom, countsRequest } from "#backend/search/cluster/cluster-counts.ts"
import { synonymsOf } from "#backend/search/text/synonyms.ts"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"

const labels = { facet: (_: string, key: string) => key, permalink: () => null, taxon: () => null, categories: [] }
const compiling = { labels, synonyms: synonymsOf([], () => false), now: new Date(0), texts: new Map() }

describe("the facets of a list, counted by a cluster", () => {
  it("test each product once for the filters that most of them share", () => {
    const { aggs = {} } = facetsRequest({ ...emptyListingQuery, priceTo: 300_000 })
    expect(Object.keys(aggs).length).toBeGreaterThan(10)
    // All but price; price alone; what is on sale.
    expect(Object.keys(countsRequest(aggs, compiling))).toHaveLength(3)
  })

  it("read their own counts, whatever they are called", () => {
    const shared = { filter: { term: { image: true } }, aggs: { values: { stats: { field: "price" } } } }
    const aggs = { a1: shared, f0: shared, other: { filter: { match_all: {} } } }
    const stats = (count: number) => ({ count, min: count, max: count })
    expect(Object.keys(countsRequest(aggs, compiling))).toEqual(["f0", "f1"])
    const counted = { f0: { doc_count: 7, "a0.a0": stats(1), "a1.a0": stats(2) }, f1: { doc_count: 9 } }
    expect(countsFrom(aggs, counted, { labels, locale: "mn" })).toEqual({
      a1: { doc_count: 7, values: stats(1) },
      f0: { doc_count: 7, values: stats(2) },
      other: { doc_count: 9 },
    })
  })
})
