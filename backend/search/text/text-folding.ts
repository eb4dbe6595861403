/** Words as the search compares them: one spelling for all the ways in which people type Mongolian. */
import { latinFold } from "#domain/rules/transliteration.ts"

/** The words of a text in lower case, as written: letters and digits, nothing else. */
export const words = (text: string): ReadonlyArray<string> => text.normalize("NFC").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** One word folded; what folds away altogether is empty. */
export const folded = (word: string): string => latinFold(word).replace(/[^\p{L}\p{N}]/gu, "")

const endings = /(?:н?ууд|н?үүд|гууд|гүүд|[аоөэ]{2}[срл]|т[аоэ]й|ийн|ийг|ын|ыг|ны|ний|н)$/u

/** English without the `s` of its plural, which would else fold into the letter before. */
const singular = (word: string): string => (/^[a-z]{3,}s$/.test(word) ? word.slice(0, -1) : word)

/** A word without its plural or case, as far as that can be told. */
export const stem = (word: string): string => {
  const bare = /\p{Script=Cyrillic}/u.test(word) ? word.replace(endings, "") : singular(word)
  return bare.length < 4 && bare !== singular(word) ? word : bare
}

/** Who has no ү at hand types v: `xvvxed` for хүүхэд. */
const withoutVee = (word: string): string => (/^[a-z]+$/.test(word) && /vv|(?<![aeiou])v(?![aeiou])/.test(word) ? word.replace(/v+/g, "u") : word)

/** The foldings that a typed word may mean, the plain one first. */
export const spellings = (word: string): ReadonlyArray<string> =>
  [...new Set([word, stem(word), withoutVee(word)].map(folded))].filter((spelling) => spelling !== "")

/** The folded words that a text is found by, each once, in order. */
export const foldedWords = (text: string): ReadonlyArray<string> =>
  [...new Set(words(text).flatMap((word) => [word, singular(word)]).map(folded))].filter((word) => word !== "")
