/** Units of a text that is still being typed: its last word may go on. */
import type { KnownKeys, TypedWord } from "#backend/search/text/typed-word.ts"
import { folded, isUnitBeginning, typedSpellings, writtenKey } from "./text-folding.ts"
import { typedUnits, type Unit } from "./text-query.ts"

/** Continuations of a word in Latin letters by its next letter: «chat» is the beginning of «chatsargana». */
const continuations = (word: string): ReadonlyArray<string> => [word, ...(word.endsWith("t") ? [`${word}s`] : []), ...(/[kcs]$/.test(word) ? [`${word}h`] : [])]

/** Folding leaves out an «и» between consonants, which the beginning of a word still has: «хали» for «халив». */
const withoutLastVowel = (spelling: string): ReadonlyArray<string> => (/^.{2,}i$/.test(spelling) ? [spelling, spelling.slice(0, -1)] : [spelling])

const beginning = (word: TypedWord): TypedWord => {
  const inCyrillic = /\p{Script=Cyrillic}/u.test(word.text)
  const begun = inCyrillic ? [...typedSpellings(word.text), writtenKey(word.text)] : continuations(word.text).flatMap(typedSpellings).flatMap(withoutLastVowel)
  return { ...word, spellings: [...new Set([...word.spellings, ...begun])], whole: folded(word.text).length < 2 }
}

/** Whether a last word is too short to exclude products: one letter, with or without an «i», or the beginning of a unit after a number. */
const isTooShort = ({ text }: Unit, before: Unit | undefined): boolean => folded(text).replace(/(?<=[^aeiou])i$/, "").length < 2 || (/\d$/.test(before?.text ?? "") && isUnitBeginning(text))

export const typingUnits = (text: string, known: KnownKeys): ReadonlyArray<Unit> => {
  const units = typedUnits(text, known)
  const last = units.at(-1)
  if (last === undefined) return units
  const others = units.slice(0, -1)
  const isOptional = others.some(({ optional }) => !optional) && isTooShort(last, others.at(-1))
  return [...others, { ...last, words: last.words.map((word, at) => (at === last.words.length - 1 ? beginning(word) : word)), optional: last.optional || isOptional }]
}
