/** Phrases that the search suggests. */
import { inLocale, type Locale } from "#domain/entities/locale.ts"
import type { SynonymLine } from "#backend/search/text/synonyms.ts"
import { words } from "#domain/rules/search/words.ts"
import { folded } from "#backend/search/text/text-folding.ts"
import { type CatalogueNames, namesIn } from "./catalogue-names.ts"

/** A folded phrase from each of its words on: `winter coats for women`, `coats for women`, `for women` and `women`. */
const beginnings = (phrase: string): ReadonlyArray<string> => {
  const all = words(phrase)
    .map(folded)
    .filter((word) => word !== "")
  return [...new Set(all.map((_, at) => all.slice(at).join(" ")))]
}

/** Weights of suggested phrases by their first word: categories before brands, the shop's own synonyms and titles, and the category with more products first. */
const weights = {
  category: (products: number): number => 1000 + products,
  brand: 500,
  synonym: 200,
  title: 1,
  /** Weight of a phrase from a later word on: a category of 200 products weighs 1200, and 300 by its second word. */
  fromLaterWord: (weight: number): number => Math.ceil(weight / 4),
} as const

/** Own synonyms that find something: a phrase of theirs is made of words of the catalogue, or their category has products. */
const offeredSynonyms = ({ synonyms, taxons, ...names }: CatalogueNames): ReadonlyArray<string> => {
  const catalogueWords = new Set(namesIn({ ...names, taxons }).flatMap(words))
  const filled = new Set(taxons.filter(({ products }) => products > 0).map(({ permalink }) => permalink))
  const isFound = ({ kind, phrases, means }: SynonymLine): boolean =>
    kind === "same"
      ? phrases.some((phrase) => words(phrase).every((word) => catalogueWords.has(word)))
      : kind === "category" && means.some((meaning) => filled.has(meaning.slice(1)))
  return synonyms.filter(isFound).flatMap(({ phrases }) => phrases)
}

/** Rows of the phrases of one language: categories with products, brands, own synonyms, and titles up to their first comma. */
export const phrasesOf = (names: CatalogueNames, locale: Locale) => {
  const { taxons, brands, titles } = names
  const offered = new Map<string, number>()
  const offer = (phrase: string, weight: number) => offered.set(phrase, Math.max(weight, offered.get(phrase) ?? 0))
  for (const taxon of taxons) if (taxon.products > 0) offer(inLocale(taxon.name, locale).toLowerCase(), weights.category(taxon.products))
  for (const brand of brands) offer(inLocale(brand.name, locale), weights.brand)
  // A synonym has no language: who begins to type it is offered it.
  for (const phrase of offeredSynonyms(names)) offer(phrase.toLowerCase(), weights.synonym)
  for (const title of titles) offer(inLocale(title.name, locale).split(",")[0]?.toLowerCase() ?? "", weights.title)
  return [...offered].flatMap(([phrase, weight]) =>
    beginnings(phrase).map((beginning, at) => ({
      locale,
      phrase,
      folded: beginning,
      weight: at === 0 ? weight : weights.fromLaterWord(weight),
    })),
  )
}
