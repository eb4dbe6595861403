/** Vocabulary of the search, for corrections. */
import { words } from "#domain/rules/search/words.ts"
import { folded } from "#backend/search/text/text-folding.ts"

/** Rows of the vocabulary: each word of the texts, and how often they use it. */
export const vocabularyOf = (texts: ReadonlyArray<string>) => {
  const uses = new Map<string, number>()
  for (const word of texts.flatMap(words)) {
    // Numbers and single letters are never corrected.
    if (/^\p{L}{2,}$/u.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  return [...uses].map(([word, count]) => ({ word, folded: folded(word), uses: count })).filter((row) => row.folded.length > 1)
}
