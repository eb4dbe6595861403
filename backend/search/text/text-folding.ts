/** Folding of words: one form for the different spellings of Mongolian in Cyrillic and Latin letters. */
import { latinFold } from "#domain/rules/transliteration.ts"

/** Words of a text in lower case: letters and digits only. */
export const words = (text: string): ReadonlyArray<string> => text.normalize("NFC").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A folded word; may be empty. */
export const folded = (word: string): string => latinFold(word).replace(/[^\p{L}\p{N}]/gu, "")

const endings = /(?:н?ууд|н?үүд|гууд|гүүд|[аоөэ]{2}[срл]|т[аоэ]й|ийн|ийг|ын|ыг|ны|ний|н)$/u

/** Removes the English plural `s`, which would otherwise fold into the letter before. */
const singular = (word: string): string => (/^[a-z]{3,}s$/.test(word) ? word.slice(0, -1) : word)

/** Stem of a word: without recognisable plural and case endings. */
export const stem = (word: string): string => {
  const bare = /\p{Script=Cyrillic}/u.test(word) ? word.replace(endings, "") : singular(word)
  return bare.length < 4 && bare !== singular(word) ? word : bare
}

/** Keyboards without ү use v: `xvvxed` for хүүхэд. */
const withoutVee = (word: string): string => (/^[a-z]+$/.test(word) && /vv|(?<![aeiou])v(?![aeiou])/.test(word) ? word.replace(/v+/g, "u") : word)

/** Possible foldings of a typed word, the usual one first. */
export const spellings = (word: string): ReadonlyArray<string> =>
  [...new Set([word, stem(word), withoutVee(word)].map(folded))].filter((spelling) => spelling !== "")

/** Distinct folded words of a text, in order. */
export const foldedWords = (text: string): ReadonlyArray<string> =>
  [...new Set(words(text).flatMap((word) => [word, singular(word)]).map(folded))].filter((word) => word !== "")
