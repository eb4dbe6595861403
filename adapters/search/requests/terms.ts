/** Full-text query for typed search terms: titles, brands, taxons, colours and materials, in either language. */
import type { Query } from "#adapters/search/contract/grammar.ts"
import { limits } from "#adapters/search/contract/limits.ts"

/** Searched fields with their weights. */
const fields = [
  "title^4",
  "translated^4",
  "title_latin^2",
  "brand.name^3",
  "taxon_names^2",
  "l0.name",
  "l1.name",
  "store.name",
  "variants.option_values.presentation",
  "property_list.value",
]

/** The text without surrounding spaces, cut to the maximum length of a search text. */
export const trimmedText = (text: string): string => text.trim().slice(0, limits.text)

/** Every word must match somewhere; with `most`, the products with the most of the words. */
export const termsQuery = (text: string, termMatch: "all" | "most" = "all"): Query => ({
  multi_match: { query: trimmedText(text), type: "cross_fields", operator: termMatch === "all" ? "and" : "or", fields },
})

/** As `termsQuery`, while the last word is still being typed. */
export const typingQuery = (text: string): Query => ({
  multi_match: { query: trimmedText(text), type: "bool_prefix", operator: "and", fields },
})

/** Suggester that corrects the spelling of words that no product contains. */
export const termSuggester = (text: string) =>
  ({ text: trimmedText(text), term: { field: "suggest_words", size: 3, suggest_mode: "missing" } }) as const
