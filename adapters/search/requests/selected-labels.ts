/** Search for the labels of selected facet values that no hit has, among all products. */
import { byList, countedField } from "#domain/entities/catalogue/facet.ts"
import type { SearchBody } from "#adapters/search/contract/grammar.ts"
import { limits } from "#adapters/search/contract/limits.ts"
import type { SelectedValues } from "#adapters/search/responses/facets.ts"
import { choiceClause } from "./listing.ts"

export const selectedLabelsRequest = (selected: SelectedValues): SearchBody => ({
  size: 0,
  query: { match_all: {} },
  aggs: byList((facet) => ({
    filter: choiceClause(facet, selected[facet.list]),
    aggs: { values: { terms: { field: countedField(facet), size: limits.buckets } } },
  })),
})
