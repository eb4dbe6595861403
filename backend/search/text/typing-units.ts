/** Units of a text that is still being typed, whose last word may go on. */
import type { KnownKeys, TypedWord } from "#backend/search/text/typed-word.ts"
import type { Synonyms } from "./synonyms.ts"
import { folded, typedSpellings } from "./text-folding.ts"
import { writtenKey } from "./index-keys.ts"
import { isUnitBeginning } from "./measures.ts"
import { typedUnits } from "./text-query.ts"
import type { Unit } from "./unit.ts"

/** A word in Latin letters with those by which its last sound may go on: «chat» is the beginning of «chatsargana». */
const continuations = (word: string): ReadonlyArray<string> => [
  word,
  ...(word.endsWith("t") ? [`${word}s`] : []),
  ...(/[kcs]$/.test(word) ? [`${word}h`] : []),
]

/** Folding leaves out an «и» between consonants, which the beginning of a word still has: «хали» for «халив». */
const withoutLastVowel = (spelling: string): ReadonlyArray<string> =>
  /^.{2,}i$/.test(spelling) ? [spelling, spelling.slice(0, -1)] : [spelling]

/** The word, also found as the beginning of a longer one. */
const asBeginning = (word: TypedWord): TypedWord => {
  const inCyrillic = /\p{Script=Cyrillic}/u.test(word.text)
  const beginnings = inCyrillic
    ? [...typedSpellings(word.text), writtenKey(word.text)]
    : continuations(word.text).flatMap(typedSpellings).flatMap(withoutLastVowel)
  return { ...word, spellings: [...new Set([...word.spellings, ...beginnings])], whole: folded(word.text).length < 2 }
}

/** Whether a last word is too short to exclude products: one letter, with or without an «i», or the beginning of a unit after a number. */
const isTooShort = ({ text }: Unit, before: Unit | undefined): boolean => {
  const withoutVowel = folded(text).replace(/(?<=[^aeiou])i$/, "")
  const mayBeUnit = /\d$/.test(before?.text ?? "") && isUnitBeginning(text)
  return withoutVowel.length < 2 || mayBeUnit
}

export const typingUnits = (text: string, known: KnownKeys, synonyms: Synonyms): ReadonlyArray<Unit> => {
  const units = typedUnits(text, known, synonyms)
  const last = units.at(-1)
  if (last === undefined) return units
  const others = units.slice(0, -1)
  const mayBeLeftOut = others.some(({ optional }) => !optional) && isTooShort(last, others.at(-1))
  const words = last.words.map((word, at) => (at === last.words.length - 1 ? asBeginning(word) : word))
  return [...others, { ...last, words, optional: last.optional || mayBeLeftOut }]
}
