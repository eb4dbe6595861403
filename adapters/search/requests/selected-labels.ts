/** Search for the labels of chosen values without hits, among all products. */
import { byList, countedField } from "#domain/entities/catalogue/facet.ts"
import type { SearchBody } from "#adapters/search/contract/grammar.ts"
import { limits } from "#adapters/search/contract/limits.ts"
import type { Chosen } from "#adapters/search/responses/facets.ts"
import { ofChoices } from "./listing.ts"

export const chosenNamesRequest = (chosen: Chosen): SearchBody => ({
  size: 0,
  query: { match_all: {} },
  aggs: byList((facet) => ({ filter: ofChoices(facet, chosen[facet.list]), aggs: { values: { terms: { field: countedField(facet), size: limits.buckets } } } })),
})
