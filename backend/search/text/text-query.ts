/** Typed search terms as units: words, phrases with another meaning, product codes. */
import { otherLayout } from "#domain/rules/search/keyboard-layout.ts"
import type { KnownKeys, TypedWord } from "#backend/search/engine/postings.ts"
import { codeKey, folded, spellings, stemKey, typedStems, withMeasures, words, writtenKey } from "./text-folding.ts"
import { longestPhrase, synonymOf, type Meaning } from "./synonyms.ts"

/** A category or a list that a unit means. */
export type OtherMeaning = Exclude<Meaning, { kind: "phrase" }>

/** Part of a text that a product has to match: its words, or one of its other meanings. */
export type Unit = {
  readonly text: string
  readonly words: ReadonlyArray<TypedWord>
  readonly meanings: ReadonlyArray<OtherMeaning | { readonly kind: "words"; readonly words: ReadonlyArray<TypedWord> }>
  /** Raises what it matches, and keeps nothing out. */
  readonly optional: boolean
}

/** Maximum of words that are considered. */
const maxTerms = 12

/** A prefix matches, but a number must match whole. */
const typedWord = (word: string): TypedWord => ({
  text: word,
  written: writtenKey(word),
  spellings: spellings(word),
  stems: typedStems(word),
  whole: /^\d{1,3}$/.test(word) || /^\d+(?:d\d+)?[a-z]+$/.test(word) || folded(word).length < 2,
})

const phrase = (parts: ReadonlyArray<string>): ReadonlyArray<TypedWord> => parts.map(typedWord).filter(({ spellings: own }) => own.length > 0)

const isKnown = (word: TypedWord, known: KnownKeys): boolean =>
  word.spellings.some((spelling) => (word.whole ? known.whole(spelling) : known.has(spelling))) || word.stems.some((stem) => known.whole(stemKey(stem)))

/** Words of a part of the text, read in the other keyboard layout where only that is known. */
const wordsOf = (part: string, known: KnownKeys): ReadonlyArray<string> => {
  const own = words(part)
  const allKnown = (parts: ReadonlyArray<string>) => parts.length > 0 && parts.every((word) => isKnown(typedWord(word), known) || synonymOf([word]) !== null)
  if (allKnown(own)) return own
  const switched = words(otherLayout(part))
  return switched.every((word) => word.length > 2) && allKnown(switched) ? switched : own
}

/** Product code or its beginning, however it is spaced: `tsm 260-01`. */
const codeOf = (text: string, known: KnownKeys): string | null => {
  if (!/^\s*[a-z]{2,5}[\s-]*\d{3,}[\s\d-]*$/i.test(text)) return null
  const key = codeKey(text)
  return known.has(key) ? key : null
}

export const typedUnits = (text: string, known: KnownKeys): ReadonlyArray<Unit> => {
  const code = codeOf(text, known)
  if (code !== null) return [{ text, words: [{ text, written: code, spellings: [code], stems: [], whole: false }], meanings: [], optional: false }]
  const all = withMeasures(text).split(/\s+/).flatMap((part) => wordsOf(part, known)).slice(0, maxTerms)
  const units: Unit[] = []
  for (let at = 0; at < all.length; ) {
    let length = Math.min(longestPhrase, all.length - at)
    while (length > 1 && synonymOf(all.slice(at, at + length)) === null) length -= 1
    const own = all.slice(at, at + length)
    const synonym = synonymOf(own)
    const typed = phrase(own)
    if (typed.length > 0) {
      units.push({
        text: own.join(" "),
        words: typed,
        meanings: (synonym?.meanings ?? []).map((meaning) => (meaning.kind === "phrase" ? { kind: "words" as const, words: phrase(meaning.words).map((word) => ({ ...word, whole: true })) } : meaning)),
        optional: synonym?.optional ?? false,
      })
    }
    at += length
  }
  return units.every(({ optional }) => optional) ? units.map((unit) => ({ ...unit, optional: false })) : units
}
