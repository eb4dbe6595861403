/** Typed search terms as units: words, phrases with another meaning, product codes. */
import { otherLayout } from "#domain/rules/search/keyboard-layout.ts"
import type { KnownKeys, TypedWord } from "#backend/search/text/typed-word.ts"
import { codeKey, folded, isShare, spellings, stemKey, typedStems, withMeasures, words, writtenKey, writtenStems } from "./text-folding.ts"
import { describes, longestPhrase, synonymOf, type Meaning } from "./synonyms.ts"

/** A category or a list that a unit means. */
export type OtherMeaning = Exclude<Meaning, { kind: "phrase" }>

/** Part of a text that a product has to match: its words, or one of its other meanings. */
export type Unit = {
  readonly text: string
  readonly words: ReadonlyArray<TypedWord>
  readonly meanings: ReadonlyArray<OtherMeaning | { readonly kind: "words"; readonly words: ReadonlyArray<TypedWord> }>
  /** Raises what it matches, and keeps nothing out. */
  readonly optional: boolean
  /** Says which one, and never what: a number, a colour, for whom. */
  readonly describing: boolean
}

/** Position of the term that says what is looked for: the last one that is not describing, or the last one. -1 where all are optional. */
export const headOf = (units: ReadonlyArray<Unit>): number => {
  const noun = units.findLastIndex(({ optional, describing }) => !optional && !describing)
  return noun === -1 ? units.findLastIndex(({ optional }) => !optional) : noun
}

/** Maximum of words that are considered. */
const maxTerms = 12

/** A prefix matches, but a number must match whole. */
const asWord = (word: string, stems: ReadonlyArray<string>): TypedWord => ({
  text: word,
  written: writtenKey(word),
  spellings: spellings(word),
  stems,
  whole: /^\d{1,3}$/.test(word) || /^\d+(?:d\d+)?[a-z]+$/.test(word) || folded(word).length < 2,
})

const typedWord = (word: string, known: KnownKeys): TypedWord => asWord(word, typedStems(word, known))

const withSpelling = ({ spellings: own }: TypedWord): boolean => own.length > 0
const phrase = (parts: ReadonlyArray<string>, known: KnownKeys): ReadonlyArray<TypedWord> => parts.map((word) => typedWord(word, known)).filter(withSpelling)
/** Words of a meaning match whole. */
const meantPhrase = (parts: ReadonlyArray<string>): ReadonlyArray<TypedWord> => parts.map((word) => ({ ...asWord(word, writtenStems(word)), whole: true })).filter(withSpelling)

const isKnown = (word: TypedWord, known: KnownKeys, whole: boolean): boolean =>
  word.spellings.some((spelling) => (whole || word.whole ? known.whole(spelling) : known.has(spelling))) || word.stems.some((stem) => known.whole(stemKey(stem)))

/** Words of a part of the text, read in the other keyboard layout where only that is known, or only that as whole words: «'gl,mk» is «пальто». */
const wordsOf = (part: string, known: KnownKeys): ReadonlyArray<string> => {
  const own = words(part)
  const allKnown = (parts: ReadonlyArray<string>, whole: boolean) => parts.length > 0 && parts.every((word) => isKnown(typedWord(word, known), known, whole) || synonymOf([word]) !== null)
  if (allKnown(own, true)) return own
  const switched = words(otherLayout(part))
  if (!switched.every((word) => word.length > 2)) return own
  return allKnown(switched, true) || (!allKnown(own, false) && allKnown(switched, false)) ? switched : own
}

/** Product code or its beginning, however it is spaced: `tsm 260-01`. */
const codeOf = (text: string, known: KnownKeys): string | null => {
  if (!/^\s*[a-z]{2,5}[\s-]*\d{3,}[\s\d-]*$/i.test(text)) return null
  const key = codeKey(text)
  return known.has(key) ? key : null
}

export const typedUnits = (text: string, known: KnownKeys): ReadonlyArray<Unit> => {
  const code = codeOf(text, known)
  if (code !== null) return [{ text, words: [{ text, written: code, spellings: [code], stems: [], whole: false }], meanings: [], optional: false, describing: false }]
  const measures = new Map<string, string>()
  const all = withMeasures(text, (key, written) => measures.set(key, written)).split(/\s+/).flatMap((part) => wordsOf(part, known)).slice(0, maxTerms)
  const units: Unit[] = []
  for (let at = 0; at < all.length; ) {
    let length = Math.min(longestPhrase, all.length - at)
    while (length > 1 && synonymOf(all.slice(at, at + length)) === null) length -= 1
    const own = all.slice(at, at + length)
    const synonym = synonymOf(own)
    const typed = phrase(own, known)
    if (typed.length > 0) {
      units.push({
        text: own.map((word) => measures.get(word) ?? word).join(" "),
        words: typed,
        meanings: (synonym?.meanings ?? []).map((meaning) => (meaning.kind === "phrase" ? { kind: "words" as const, words: meantPhrase(meaning.words) } : meaning)),
        optional: synonym?.optional ?? own.every(isShare),
        describing: describes(own) || own.every((word) => /^(?:\d.*|x{0,3}[sml])$/.test(word)),
      })
    }
    at += length
  }
  return units.every(({ optional }) => optional) ? units.map((unit) => ({ ...unit, optional: false })) : units
}
