/** A query for words as a shopper types them: in titles, brands, categories, colours and materials, of either language. */
import type { Query } from "#adapters/search/contract/grammar.ts"
import { limits } from "#adapters/search/contract/limits.ts"

/** Where words are looked for, and how much they count there. */
const fields = [
  "title^4", "translated^4", "title_latin^2", "brand.name^3", "taxon_names^2", "l0.name", "l1.name",
  "store.name", "variants.option_values.presentation", "property_list.value",
]

export const typed = (text: string): string => text.trim().slice(0, limits.text)

/** Every word must be found somewhere, by its beginning at least: the index keeps beginnings. */
export const termsQuery = (text: string): Query => ({
  multi_match: { query: typed(text), type: "cross_fields", operator: "and", fields },
})

/** Asks how words should have been written that nothing is called by. */
export const mending = (text: string) => ({ text: typed(text), term: { field: "suggest_words", size: 3, suggest_mode: "missing" } }) as const
