/** Words typed by a shopper, as the postings look for them. */
import { spellings, words } from "./text-folding.ts"
import type { TypedWord } from "#backend/search/engine/postings.ts"

/** The most words of a text that are looked at. */
const maxTerms = 12

/** A beginning is enough for a word; a short number must be whole. */
export const typedWords = (text: string): ReadonlyArray<TypedWord> =>
  words(text)
    .slice(0, maxTerms)
    .map((word) => ({ spellings: spellings(word), whole: /^\d{1,3}$/.test(word) }))
    .filter(({ spellings: own }) => own.length > 0)
