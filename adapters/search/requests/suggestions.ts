/** Search for suggestions while a shopper types: phrases, products, taxons and brands in one request. */
import type { SearchBody } from "../contract/grammar.ts"
import { tileFields } from "../contract/tile-fields.ts"
import type { SearchSettings } from "../settings.ts"
import { amongListed } from "./default-filter.ts"
import { termSuggester, trimmedText, typingQuery } from "./terms.ts"

/** Number of products requested; the box shows the first of them. Specification §7. */
const suggestedProducts = 50
/** Number of categories, brands and phrases requested. */
const suggestedOthers = 40

export const suggestionsRequest = (text: string, { skipDuplicates }: SearchSettings): SearchBody => ({
  size: suggestedProducts,
  _source: tileFields,
  query: { bool: { must: [typingQuery(text)], filter: amongListed() } },
  sort: [{ _score: "desc" }, { created_at: "desc" }],
  aggs: {
    taxons: { terms: { field: "taxon_facets", size: suggestedOthers } },
    brands: { terms: { field: "brand.facet", size: suggestedOthers } },
  },
  suggest: {
    phrases: {
      prefix: trimmedText(text),
      completion: { field: "suggest", size: suggestedOthers, ...(skipDuplicates ? { skip_duplicates: true } : {}) },
    },
    words: termSuggester(text),
  },
})
