/** Suggestions while a shopper types, read from one response. */
import type { Suggestions } from "#domain/entities/search/suggestions.ts"
import { mongolianLetters } from "#domain/rules/search/mongolian-letters.ts"
import { latinFold } from "#domain/rules/search/latin-fold.ts"
import { suggestedBy, type Answer } from "./response.ts"
import { bucketsOf, type Labelled } from "./facets.ts"
import { tilesOf, type Report } from "./hits.ts"

const max = { phrases: 6, products: 6, taxons: 4, brands: 3 }

export const nothing = (text: string): Suggestions => ({ text, phrases: [], products: [], taxons: [], brands: [] })

const termsIn = (text: string): ReadonlyArray<string> => (mongolianLetters(text).toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(latinFold)

/** Whether every typed word begins a word of `name`, in either spelling. */
const isCalled = (name: string, typed: ReadonlyArray<string>): boolean => {
  const terms = termsIn(name)
  return typed.every((word) => terms.some((mine) => mine.startsWith(word)))
}

/** Names that match the typed words first; a deeper taxon before its parent when both hold the same products. */
const ranked = (buckets: ReadonlyArray<Labelled>, typed: ReadonlyArray<string>): ReadonlyArray<Labelled> =>
  buckets
    .map((bucket) => ({ bucket, called: isCalled(bucket.label, typed) }))
    .toSorted((one, other) => Number(other.called) - Number(one.called) || other.bucket.count - one.bucket.count || other.bucket.key.length - one.bucket.key.length)
    .map(({ bucket }) => bucket)

export const suggestionsOf = (answer: Answer, text: string, requested: string, report: Report): Suggestions => {
  const typed = termsIn(requested)
  const brands = bucketsOf(answer, "brands").filter(({ label, key }) => isCalled(label, typed) || isCalled(key, typed))
  return {
    text,
    phrases: suggestedBy(answer, "phrases").flatMap(({ options }) => options.map((option) => option.text)).slice(0, max.phrases),
    products: tilesOf(answer, report).slice(0, max.products),
    taxons: ranked(bucketsOf(answer, "taxons"), typed).slice(0, max.taxons).map(({ key, label, note }) => ({ name: label, permalink: key, path: note })),
    brands: brands.slice(0, max.brands).map(({ key, label }) => ({ code: key, name: label })),
  }
}
