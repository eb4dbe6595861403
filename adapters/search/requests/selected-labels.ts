/** Search for the labels of chosen values without hits, among all products. */
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"
import type { SearchBody } from "#adapters/search/contract/grammar.ts"
import { limits } from "#adapters/search/contract/limits.ts"

export const chosenNamesRequest = ({ brands, colours }: Pick<ListingQuery, "brands" | "colours">): SearchBody => ({
  size: 0,
  query: { match_all: {} },
  aggs: {
    brands: { filter: { terms: { "brand.code": brands } }, aggs: { values: { terms: { field: "brand.facet", size: limits.buckets } } } },
    colours: { filter: { terms: { colour_codes: colours } }, aggs: { values: { terms: { field: "colour_facets", size: limits.buckets } } } },
  },
})
