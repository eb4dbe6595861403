/** Reading of a product's word vector in PostgreSQL's form: `'huvcs':2A 'palt':1B`. */
import type { Place } from "./match-weights.ts"

export type IndexedWord = { readonly word: string; readonly place: Place }

export type WordsOfProduct = {
  readonly words: ReadonlyArray<IndexedWord>
  /** Words of its title, brand and category, for similarity. */
  readonly distinctive: ReadonlyArray<string>
  /** Number of words in its title. */
  readonly titled: number
}

export const wordsIn = (vector: string): WordsOfProduct => {
  const words = [...vector.matchAll(/'([^']+)':\d+([A-D]?)/g)].map(([, word = "", place = ""]) => ({
    word,
    place: place === "" ? "D" : (place as Place),
  }))
  // Keys of stems, codes and nouns begin with a sign.
  const plain = words.filter(({ word }) => /^[\p{L}\p{N}]/u.test(word))
  return {
    words,
    distinctive: plain.filter(({ word, place }) => (place === "A" || place === "B") && !/\d/.test(word)).map(({ word }) => word),
    titled: plain.filter(({ place }) => place === "A").length,
  }
}
