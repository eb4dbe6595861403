/** Typed search terms, as the postings match them. */
import { spellings, words } from "./text-folding.ts"
import type { TypedWord } from "#backend/search/engine/postings.ts"

/** Maximum of words that are considered. */
const maxTerms = 12

/** The words of a text; a prefix matches, but a short number must match whole. */
export const typedWords = (text: string): ReadonlyArray<TypedWord> =>
  words(text)
    .slice(0, maxTerms)
    .map((word) => ({ spellings: spellings(word), whole: /^\d{1,3}$/.test(word) }))
    .filter(({ spellings: own }) => own.length > 0)
