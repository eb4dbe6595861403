/** Roles of a typed phrase: whether it names a product, describes one, or says for whom it is. */
import { cyrillicReading } from "#domain/rules/search/cyrillic-reading.ts"
import { binds, isAttributive, isDevice, isMaterial } from "#domain/rules/search/mongolian-modifiers.ts"
import { audiencesBy } from "./audience-keys.ts"
import type { Synonyms } from "./synonyms.ts"
import { stems } from "./text-folding.ts"
import { wholeColourKeys } from "./product-keys.ts"
import { colourKey, freeKey, headKey, kindKey, ofKey, stemKey, writtenKey } from "./index-keys.ts"
import { kindPlaces } from "./match-weights.ts"
import type { KnownKeys, TypedWord } from "./typed-word.ts"
import type { Unit } from "./unit.ts"

type Key = (stem: string) => string

/** Keys of a noun: of a title, of a category, or alone. */
const nounKeys: ReadonlyArray<Key> = [headKey, kindKey, freeKey]

/** Roles of a unit that a phrase decides by its words. */
export type Roles = Pick<
  Unit,
  "describing" | "narrowing" | "minor" | "audiences" | "naming" | "free" | "modifies" | "binding" | "ofKind" | "device" | "listed"
>

/** A phrase of the text with its words as typed, and its other meanings. */
export type Phrase = {
  readonly parts: ReadonlyArray<string>
  readonly words: ReadonlyArray<TypedWord>
  readonly meanings: Unit["meanings"]
}

const inCyrillicLetters = (word: string): string => (/^[a-z]+$/.test(word) ? cyrillicReading(word) : word)

/** Whether products are named after the last of the words. */
const isNoun = (words: ReadonlyArray<TypedWord>, known: KnownKeys, keys: ReadonlyArray<Key>): boolean =>
  (words.at(-1)?.stems ?? []).some((stem) => keys.some((keyOf) => known.whole(keyOf(stem))))

/** Whether products are named after a phrase, by its own words or by another meaning. */
const isNamed = ({ words, meanings }: Phrase, known: KnownKeys, keys: ReadonlyArray<Key>): boolean =>
  isNoun(words, known, keys) ||
  meanings.some((meaning) => (meaning.kind === "words" ? isNoun(meaning.words, known, keys) : meaning.kind === "category"))

const isColour = (stemsOfWord: ReadonlyArray<string>, known: KnownKeys): boolean => stemsOfWord.some((stem) => known.whole(colourKey(stem)))

/** Keys by which products have a colour of several words, as «хар хөх»; none for other phrases. */
export const colourKeys = (parts: ReadonlyArray<string>, known: KnownKeys): ReadonlyArray<string> => {
  if (parts.length < 2 || !parts.every((word) => isColour(stems(word), known))) return []
  return wholeColourKeys(parts, stems).filter((key) => known.whole(key))
}

/** A number, a clothing size or a single letter. */
const numberOrSize = /^(?:\d.*|x{0,3}[sml]|.)$/u

/** What a typed phrase says of products, by its last word. */
export const rolesOf = (phrase: Phrase, known: KnownKeys, synonyms: Synonyms): Roles => {
  const { parts, words } = phrase
  const last = parts.at(-1) ?? ""
  const read = inCyrillicLetters(last)
  const isCyrillic = read === last
  // «Майхан», a tent, ends as words for materials do, and products are called so.
  const isOfMaterial = isCyrillic && isMaterial(last) && !known.whole(freeKey(writtenKey(last))) && !synonyms.has(parts)
  const modifies = binds(read) || isOfMaterial
  const naming = !modifies && isNamed(phrase, known, nounKeys)
  const free = naming && isNamed(phrase, known, [freeKey])
  const audiences = audiencesBy(parts)
  const isProductColour = colourKeys(parts, known).length > 0 || (!naming && words.every((word) => isColour(word.stems, known)))
  const narrowing = audiences.every((audience) => audience !== null) || synonyms.isColour(parts) || isProductColour
  const minor = synonyms.isMinor(parts)
  const describing = narrowing || minor || parts.every((word) => numberOrSize.test(word))
  const isKnownWord = words.some((word) => [word.written, ...word.stems.map(stemKey)].some((key) => known.whole(key, kindPlaces)))
  return {
    describing,
    narrowing,
    minor,
    audiences,
    naming,
    free,
    modifies,
    // What only sounds alike says nothing: «морин» is no «муурын». Nor does a ball for sand say of what «элсэн чихэр» is.
    binding: binds(read) || (isOfMaterial && !isKnownWord),
    ofKind: modifies && (isNamed(phrase, known, [freeKey]) || isNoun(words, known, [ofKey])),
    device: isDevice(read),
    listed: free && !describing && /\p{Script=Cyrillic}/u.test(last) && !isAttributive(last),
  }
}
