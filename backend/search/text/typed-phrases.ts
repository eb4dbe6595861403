/** Words of a typed text as the products are known to have them, also where they were typed in the other keyboard layout. */
import { otherLayout } from "#domain/rules/search/keyboard-layout.ts"
import { words } from "#domain/rules/search/words.ts"
import type { Synonyms } from "./synonyms.ts"
import { folded, typedSpellings, typedStems, writtenStems } from "./text-folding.ts"
import { stemKey, writtenKey } from "./index-keys.ts"
import type { KnownKeys, TypedWord } from "./typed-word.ts"

/** A word that is looked for by these keys alone, such as those of audiences and of nouns. */
export const wordOfKeys = (keys: ReadonlyArray<string>): TypedWord => ({ text: "", written: "", spellings: keys, stems: [], whole: true })

/** Whether a word is too short to stand for longer ones that begin with it: «сав» is no «саван». */
export const isTooShort = ({ text }: TypedWord): boolean => folded(text).length < 4

/** A prefix matches, but a number must match whole. */
const asWord = (word: string, stems: ReadonlyArray<string>): TypedWord => ({
  text: word,
  written: writtenKey(word),
  spellings: typedSpellings(word),
  stems,
  whole: /^\d{1,3}$/.test(word) || /^\d+(?:d\d+)?[a-z]+$/.test(word) || folded(word).length < 2,
})

const typedWord = (word: string, known: KnownKeys): TypedWord => asWord(word, typedStems(word, known))

const hasSpelling = ({ spellings }: TypedWord): boolean => spellings.length > 0
/** Words of a typed phrase; what is no word, such as a sign, is left out. */
export const typedPhrase = (parts: ReadonlyArray<string>, known: KnownKeys): ReadonlyArray<TypedWord> =>
  parts.map((word) => typedWord(word, known)).filter(hasSpelling)
/** Words of a meaning match whole. */
export const meantPhrase = (parts: ReadonlyArray<string>): ReadonlyArray<TypedWord> =>
  parts.map((word) => ({ ...asWord(word, writtenStems(word)), whole: true })).filter(hasSpelling)

const isKnown = (word: TypedWord, known: KnownKeys, whole: boolean): boolean =>
  word.spellings.some((spelling) => (whole || word.whole || isTooShort(word) ? known.whole(spelling) : known.has(spelling))) ||
  word.stems.some((stem) => known.whole(stemKey(stem)))

/**
 * Words of a part of the text, read in the other keyboard layout where only that is known, or only that as whole words.
 * Example: «'gl,mk» is «пальто».
 */
export const wordsOf = (part: string, known: KnownKeys, synonyms: Synonyms): ReadonlyArray<string> => {
  const own = words(part)
  const allKnown = (parts: ReadonlyArray<string>, whole: boolean) =>
    parts.length > 0 && parts.every((word) => isKnown(typedWord(word, known), known, whole) || synonyms.of([word]) !== null)
  if (allKnown(own, true)) return own
  // «Буу» is the beginning of «бууз» before it is «dee».
  if (own.length > 0 && own.every((word) => /^\p{Script=Cyrillic}{3,}$/u.test(word) && known.has(writtenKey(word)))) return own
  const switched = words(otherLayout(part))
  // Each key is a letter: «сард» is no «vgj;».
  if (!switched.every((word) => word.length > 2) || switched.join("").length < own.join("").length) return own
  return allKnown(switched, true) || (!allKnown(own, false) && allKnown(switched, false)) ? switched : own
}
