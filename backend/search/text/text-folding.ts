/** Folding of words: one form for the different spellings of Mongolian in Cyrillic and Latin letters, and keys of stems. */
import { cyrillicReading } from "#domain/rules/search/cyrillic-reading.ts"
import { mongolianStem } from "#domain/rules/search/mongolian-stem.ts"
import { latinFold } from "#domain/rules/search/latin-fold.ts"
import { words } from "#domain/rules/search/words.ts"
import type { KnownKeys } from "#backend/search/text/typed-word.ts"
import { writtenKey } from "./index-keys.ts"

/** A folded word; may be empty. */
export const folded = (word: string): string => latinFold(word).replace(/[^\p{L}\p{N}]/gu, "")

export const inCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word)

/** Stem of an English noun: `dresses`, `batteries`, `women's`. */
const englishStem = (word: string): string => {
  if (/^[a-z]{3,}ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/^[a-z]{2,}(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /^[a-z]{2,}[^s]s$/.test(word) ? word.slice(0, -1) : word
}

const stemOf = (language: "mn" | "la" | "en", stem: string): string => `${language}.${folded(stem)}`

/** Keyboards without ү use v: `xvvxed` for хүүхэд. */
const withoutVee = (word: string): string =>
  /^[a-z]+$/.test(word) && /vv|(?<![aeiou])v(?![aeiou])/.test(word) ? word.replace(/v+/g, "u") : word

/** Cyrillic words of so few sounds have others beside them that fold alike: «тоос» is dust and «тос» oil, «үс» hair and «ус» water. */
const isShort = (word: string): boolean => /^\p{Script=Cyrillic}+$/u.test(word) && word.replace(/(.)\1/gu, "$1").length <= 3

/** Possible stems of a word, folded, with their language: Latin letters may be English or Mongolian. A short one in Cyrillic is as it is written. */
export const stems = (word: string): ReadonlyArray<string> => {
  if (/\d/.test(word)) return []
  if (inCyrillic(word)) {
    const stem = mongolianStem(word)
    return [isShort(stem) ? `mn${writtenKey(stem)}` : stemOf("mn", stem)]
  }
  return [stemOf("en", englishStem(word)), latinStem(mongolianStem(cyrillicReading(withoutVee(word))))]
}

/** Stem of Mongolian in Latin letters, which does not distinguish short words. */
const latinStem = (stem: string): string => stemOf(isShort(stem) ? "la" : "mn", stem)

/** Stems of a word that nobody typed, whose Latin letters are no Mongolian: «gown» has not the stem of «говь». */
export const writtenStems = (word: string): ReadonlyArray<string> =>
  inCyrillic(word) || /\d/.test(word) ? stems(word) : [stemOf("en", englishStem(word)), latinStem(cyrillicReading(word))]

/** Stems under which a word is found, in its own language; a short one also for Latin letters. */
export const indexStems = (word: string): ReadonlyArray<string> =>
  inCyrillic(word) && !/\d/.test(word) ? [...new Set([...stems(word), latinStem(mongolianStem(word))])] : stems(word).slice(0, 1)

/** Stems of a word of the synonyms, for which it may be typed. */
export const synonymStems = (word: string): ReadonlyArray<string> => (inCyrillic(word) ? indexStems(word) : writtenStems(word))

/** All keys of a phrase: every combination of its words' stems. */
export const phraseKeys = (phrase: ReadonlyArray<string>, stemsOf: typeof stems): ReadonlyArray<string> => {
  let keys: ReadonlyArray<string> = [""]
  for (const word of phrase) {
    const ownKeys = [...new Set([...stemsOf(word), word])]
    keys = keys.flatMap((key) => ownKeys.map((own) => (key === "" ? own : `${key} ${own}`)))
  }
  return keys
}

/** Stems of a word as it is typed. Without its fleeting vowel a bare word that nothing has is a mistake to be corrected: «хувцс», but not «сагс». */
export const typedStems = (word: string, known: KnownKeys): ReadonlyArray<string> => {
  const written = inCyrillic(word) ? word : cyrillicReading(word)
  const isBare = /[бвгджзклмнпрстфхцчш]{2}$/u.test(written) && mongolianStem(written) === written
  return isBare && !known.has(inCyrillic(word) ? writtenKey(word) : folded(word))
    ? stems(word).filter((stem) => stem.startsWith("en."))
    : stems(word)
}

/** Possible foldings of a typed word, the usual one first. */
export const spellings = (word: string): ReadonlyArray<string> =>
  [...new Set([word, englishStem(word), withoutVee(word)].map(folded))].filter((spelling) => spelling !== "")

/** What a typed word may be written like: a short one in Cyrillic only as it is. */
export const typedSpellings = (word: string): ReadonlyArray<string> => (isShort(word) ? [writtenKey(word)] : spellings(word))

/** Distinct folded words of a text, in order. */
export const foldedWords = (text: string): ReadonlyArray<string> =>
  [
    ...new Set(
      words(text)
        .flatMap((word) => (inCyrillic(word) ? [word] : [word, englishStem(word)]))
        .map(folded),
    ),
  ].filter((word) => word !== "")
