/** Typed search terms as units: words, phrases with another meaning, product codes. */
import { maxPhraseWords } from "#domain/entities/search/synonym-content.ts"
import { suitableAudiences } from "#domain/rules/search/audiences.ts"
import { mongolianLetters } from "#domain/rules/search/mongolian-letters.ts"
import { withoutPossessive } from "#domain/rules/search/words.ts"
import { audienceKey } from "./audience-keys.ts"
import type { Synonyms } from "./synonyms.ts"
import { codeKey } from "./index-keys.ts"
import { isOfPrice, withBareNumbers, withMeasures } from "./measures.ts"
import { meantPhrase, typedPhrase, wordOfKeys, wordsOf } from "./typed-phrases.ts"
import type { KnownKeys } from "./typed-word.ts"
import { isOfAudience, wantedAudiences, type Unit } from "./unit.ts"
import { colourKeys, rolesOf } from "./unit-roles.ts"

/** Maximum of words that are considered. */
const maxTerms = 12

/** Product code or its beginning, however it is spaced: `tsm 260-01`. */
const codeOf = (text: string, known: KnownKeys): string | null => {
  if (!/^\s*[a-z]{2,5}[\s-]*\d{3,}[\s\d-]*$/i.test(text)) return null
  const key = codeKey(text)
  return known.has(key) ? key : null
}

/** A product code, which is the whole query. */
const codeUnit = (text: string, code: string): Unit => ({
  text,
  words: [{ text, written: code, spellings: [code], stems: [], whole: false }],
  meanings: [],
  optional: false,
  describing: false,
  narrowing: false,
  minor: false,
  audiences: [],
  naming: true,
  free: true,
  modifies: false,
  binding: false,
  ofKind: false,
  device: false,
  listed: false,
})

/** Units for whom also mean the products of those audiences: kids' goods are for boys, whatever they are called. */
const withAudiences = (units: ReadonlyArray<Unit>): ReadonlyArray<Unit> => {
  const keys = suitableAudiences(wantedAudiences(units)).map(audienceKey)
  const meaning = { kind: "words" as const, words: [wordOfKeys(keys)] }
  return units.map((unit) => (isOfAudience(unit) ? { ...unit, meanings: [...unit.meanings, meaning] } : unit))
}

/** Number of words from position `at` that belong together: the longest phrase with a meaning or a colour of its own, otherwise one. */
const phraseLength = (words: ReadonlyArray<string>, at: number, known: KnownKeys, synonyms: Synonyms): number => {
  const isPhrase = (length: number): boolean => {
    const parts = words.slice(at, at + length)
    return synonyms.of(parts) !== null || colourKeys(parts, known).length > 0
  }
  let length = Math.min(maxPhraseWords, words.length - at)
  while (length > 1 && !isPhrase(length)) length -= 1
  return length
}

/** Unit of a phrase, `null` where it has no words; `written` is its text. */
const unitOf = (parts: ReadonlyArray<string>, written: string, known: KnownKeys, synonyms: Synonyms): Unit | null => {
  const synonym = synonyms.of(parts)
  const colour = colourKeys(parts, known)
  const words = colour.length === 0 ? typedPhrase(parts, known) : [wordOfKeys(colour)]
  if (words.length === 0) return null
  const meanings = (synonym?.meanings ?? []).map((meaning) =>
    meaning.kind === "phrase" ? { kind: "words" as const, words: meantPhrase(meaning.words) } : meaning,
  )
  return {
    text: written,
    words,
    meanings,
    optional: synonym?.optional ?? parts.every(isOfPrice),
    ...rolesOf({ parts, words, meanings }, known, synonyms),
  }
}

/** Units of a typed text: its product code alone, or its first `maxTerms` words as phrases. Where all are optional, none is. */
export const typedUnits = (typed: string, known: KnownKeys, synonyms: Synonyms): ReadonlyArray<Unit> => {
  const text = withoutPossessive(mongolianLetters(typed))
  const code = codeOf(text, known)
  if (code !== null) return [codeUnit(text, code)]
  const measures = new Map<string, string>()
  const words = withMeasures(withBareNumbers(text), (key, written) => measures.set(key, written))
    .split(/\s+/)
    .flatMap((part) => wordsOf(part, known, synonyms))
    .slice(0, maxTerms)
  const units: Unit[] = []
  for (let at = 0; at < words.length;) {
    const length = phraseLength(words, at, known, synonyms)
    const parts = words.slice(at, at + length)
    const written = parts.map((word) => measures.get(word) ?? word).join(" ")
    const unit = unitOf(parts, written, known, synonyms)
    if (unit !== null) units.push(unit)
    at += length
  }
  return withAudiences(units.every(({ optional }) => optional) ? units.map((unit) => ({ ...unit, optional: false })) : units)
}
