/** Suggestions while a shopper types, read from one response. */
import type { Suggestions } from "#domain/entities/search/suggestions.ts"
import { mongolianLetters } from "#domain/rules/search/mongolian-letters.ts"
import { latinFold } from "#domain/rules/search/latin-fold.ts"
import { suggestedBy, type SearchResponse } from "./response.ts"
import { bucketsOf, type Labelled } from "./facets.ts"
import { tilesOf, type Report } from "./hits.ts"

const maximums = { phrases: 6, products: 6, taxons: 4, brands: 3 }

export const noSuggestions = (text: string): Suggestions => ({ text, phrases: [], products: [], taxons: [], brands: [] })

const termsIn = (text: string): ReadonlyArray<string> =>
  (
    mongolianLetters(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(latinFold)

/** Whether every typed word begins a word of `name`, in either spelling. */
const matchesName = (name: string, typedWords: ReadonlyArray<string>): boolean => {
  const terms = termsIn(name)
  return typedWords.every((word) => terms.some((nameWord) => nameWord.startsWith(word)))
}

/** Names that match the typed words first; a deeper taxon before its parent when both hold the same products. */
const byRelevance = (buckets: ReadonlyArray<Labelled>, typedWords: ReadonlyArray<string>): ReadonlyArray<Labelled> =>
  buckets
    .map((bucket) => ({ bucket, isNamed: matchesName(bucket.label, typedWords) }))
    .toSorted(
      (first, second) =>
        Number(second.isNamed) - Number(first.isNamed) ||
        second.bucket.count - first.bucket.count ||
        second.bucket.key.length - first.bucket.key.length,
    )
    .map(({ bucket }) => bucket)

export const suggestionsOf = (response: SearchResponse, text: string, requested: string, report: Report): Suggestions => {
  const typedWords = termsIn(requested)
  const brands = bucketsOf(response, "brands").filter(({ label, key }) => matchesName(label, typedWords) || matchesName(key, typedWords))
  return {
    text,
    phrases: suggestedBy(response, "phrases")
      .flatMap(({ options }) => options.map((option) => option.text))
      .slice(0, maximums.phrases),
    products: tilesOf(response, report).slice(0, maximums.products),
    taxons: byRelevance(bucketsOf(response, "taxons"), typedWords)
      .slice(0, maximums.taxons)
      .map(({ key, label, note }) => ({ name: label, permalink: key, path: note })),
    brands: brands.slice(0, maximums.brands).map(({ key, label }) => ({ code: key, name: label })),
  }
}
