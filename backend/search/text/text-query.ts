/** Typed search terms as units: words, phrases with another meaning, product codes. */
import { longestPhrase } from "#domain/entities/search/synonym-content.ts"
import { otherLayout } from "#domain/rules/search/keyboard-layout.ts"
import { mongolianLetters } from "#domain/rules/search/mongolian-letters.ts"
import { binds, isAttributive, isDevice, isMaterial } from "#domain/rules/search/mongolian-modifiers.ts"
import { cyrillicReading } from "#domain/rules/search/cyrillic-reading.ts"
import { audiencesNamed, suitableAudiences, type Audience } from "#domain/rules/search/audiences.ts"
import { audienceKey, audiencesBy } from "./audience-keys.ts"
import type { KnownKeys, TypedWord } from "#backend/search/text/typed-word.ts"
import { withoutPossessive, words } from "#domain/rules/search/words.ts"
import {
  codeKey,
  colourKey,
  folded,
  freeKey,
  headKey,
  isOfPrice,
  kindKey,
  ofKey,
  stemKey,
  stems,
  typedSpellings,
  typedStems,
  withBareNumbers,
  withMeasures,
  wholeColourKeys,
  writtenKey,
  writtenStems,
} from "./text-folding.ts"
import type { Meaning, Synonyms } from "./synonyms.ts"

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
  /** Says for whom, or in which colour: only what is called so answers the rest, and no dress shirt a blue dress. */
  readonly narrowing: boolean
  /** Says only how it is, as a season does: it is left out before any other word. */
  readonly minor: boolean
  /** Whom each of its words says that it is for. */
  readonly audiences: ReturnType<typeof audiencesBy>
  /** Names a kind of product that is there: the noun of a title or of a category, which describes no other word. */
  readonly naming: boolean
  /** Names it alone: «машин» does not where all there is is «сахлын машин», a razor. */
  readonly free: boolean
  /** Is in a form that describes another word. */
  readonly modifies: boolean
  /** Makes another thing of another word: a washing machine is no other machine. */
  readonly binding: boolean
  /** Describes another word by the kind of product that it names: «муурын элс» is something for cats, and «махан хиам» of meat. */
  readonly ofKind: boolean
  /** Names a device by what it does. */
  readonly device: boolean
  /** Names one of several things of a list, as «үзэг» does in «үзэг дэвтэр»; English words in a row are one thing. */
  readonly listed: boolean
}

/**
 * Position of the term that says what is searched for, among those that are not optional and do not only describe: the last one that names
 * products alone, else the last that names products, else the last that names their kind, else the last. -1 where all terms are optional.
 *
 * Example: 1 for «улаан дээл» and for «дээл улаан» 0, since «улаан» only describes.
 */
export const headOf = (units: ReadonlyArray<Unit>): number => {
  const noun = units.map(({ optional, describing }) => !optional && !describing)
  const named = [({ free }: Unit) => free, ({ naming }: Unit) => naming, ({ ofKind }: Unit) => ofKind, () => true].map((isNamed) =>
    units.findLastIndex((unit, at) => noun[at] === true && isNamed(unit)),
  )
  return named.find((at) => at !== -1) ?? units.findLastIndex(({ optional }) => !optional)
}

/** Whether the text names several products, so that each result is one of them. */
export const isList = (units: ReadonlyArray<Unit>): boolean => units.length > 1 && units.every(({ listed }) => listed)

/** Target group of a text. */
export const wantedAudiences = (units: ReadonlyArray<Unit>): ReadonlySet<Audience> =>
  audiencesNamed(units.flatMap(({ audiences }) => audiences))

/** Whether a unit says nothing but for whom. */
export const isOfAudience = ({ audiences }: Unit): boolean =>
  audiences.length > 0 && audiences.every((audience) => audience !== null && audience !== "everyone")

/** A word that is looked for by these keys alone, such as those of audiences and of nouns. */
export const wordOfKeys = (keys: ReadonlyArray<string>): TypedWord => ({ text: "", written: "", spellings: keys, stems: [], whole: true })

/** Units for whom also mean the products of those audiences: kids' goods are for boys, whatever they are called. */
const withAudiences = (units: ReadonlyArray<Unit>): ReadonlyArray<Unit> => {
  const keys = suitableAudiences(wantedAudiences(units)).map(audienceKey)
  const meaning = { kind: "words" as const, words: [wordOfKeys(keys)] }
  return units.map((unit) => (isOfAudience(unit) ? { ...unit, meanings: [...unit.meanings, meaning] } : unit))
}

export const meansCategory = ({ meanings }: Unit): boolean => meanings.some(({ kind }) => kind === "category")

/**
 * Words by which a product is called as a whole text, whatever their order: each of them, and one as its noun. «Гар цүнх» is a bag, and no
 * list of keyboards and bags; «аяга таваг» asks for either, since what is called so is a sponge.
 */
export const asNames = (units: ReadonlyArray<Unit>): ReadonlyArray<ReadonlyArray<TypedWord>> => {
  const all = units.flatMap(submittedWords)
  return units.flatMap(({ words: own }) => named(all, own))
}

/** Words with one of them as the noun of a title or a category. */
const named = (all: ReadonlyArray<TypedWord>, own: ReadonlyArray<TypedWord>): ReadonlyArray<ReadonlyArray<TypedWord>> =>
  [headKey, kindKey].map((keyOf) => {
    const stems = own.at(-1)?.stems ?? []
    return [...all, wordOfKeys(stems.map(keyOf))]
  })

/**
 * Phrases by which products are called what a unit says, in its own words or in others: the noun of a title or of a category, and no brand
 * or option.
 */
export const calledBy = (unit: Unit): ReadonlyArray<ReadonlyArray<TypedWord>> =>
  [submittedWords(unit), ...unit.meanings.flatMap((meaning) => (meaning.kind === "words" ? [meaning.words] : []))].flatMap((phrase) =>
    named(phrase, phrase),
  )

/** Whether a word is too short to stand for longer ones that begin with it: «сав» is no «саван». */
const isTooShort = ({ text }: TypedWord): boolean => folded(text).length < 4

/** Words of a unit that is no longer being typed. What means something else is not the beginning of a third word: «торт» is no turtleneck. */
export const submittedWords = ({ words: own, meanings }: Unit): ReadonlyArray<TypedWord> =>
  own.map((word) => (meanings.length > 0 || isTooShort(word) ? { ...word, whole: true } : word))

/** Maximum of words that are considered. */
const maxTerms = 12

/** A prefix matches, but a number must match whole. */
const asWord = (word: string, stems: ReadonlyArray<string>): TypedWord => ({
  text: word,
  written: writtenKey(word),
  spellings: typedSpellings(word),
  stems,
  whole: /^\d{1,3}$/.test(word) || /^\d+(?:d\d+)?[a-z]+$/.test(word) || folded(word).length < 2,
})

const typedWord = (word: string, known: KnownKeys): TypedWord => asWord(word, typedStems(word, known))

const withSpelling = ({ spellings: own }: TypedWord): boolean => own.length > 0
const phrase = (parts: ReadonlyArray<string>, known: KnownKeys): ReadonlyArray<TypedWord> =>
  parts.map((word) => typedWord(word, known)).filter(withSpelling)
/** Words of a meaning match whole. */
export const meantPhrase = (parts: ReadonlyArray<string>): ReadonlyArray<TypedWord> =>
  parts.map((word) => ({ ...asWord(word, writtenStems(word)), whole: true })).filter(withSpelling)

const isKnown = (word: TypedWord, known: KnownKeys, whole: boolean): boolean =>
  word.spellings.some((spelling) => (whole || word.whole || isTooShort(word) ? known.whole(spelling) : known.has(spelling))) ||
  word.stems.some((stem) => known.whole(stemKey(stem)))

/**
 * Words of a part of the text, read in the other keyboard layout where only that is known, or only that as whole words.
 * Example: «'gl,mk» is «пальто».
 */
const wordsOf = (part: string, known: KnownKeys, synonyms: Synonyms): ReadonlyArray<string> => {
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

/** Product code or its beginning, however it is spaced: `tsm 260-01`. */
const codeOf = (text: string, known: KnownKeys): string | null => {
  if (!/^\s*[a-z]{2,5}[\s-]*\d{3,}[\s\d-]*$/i.test(text)) return null
  const key = codeKey(text)
  return known.has(key) ? key : null
}

const inCyrillicLetters = (word: string): string => (/^[a-z]+$/.test(word) ? cyrillicReading(word) : word)

/** Whether products are named after the last word of a phrase. */
const isNoun = (phrased: ReadonlyArray<TypedWord>, known: KnownKeys, keys: ReadonlyArray<typeof headKey>): boolean =>
  (phrased.at(-1)?.stems ?? []).some((stem) => keys.some((keyOf) => known.whole(keyOf(stem))))
const anyNoun = [headKey, kindKey, freeKey]

type Roles = Pick<
  Unit,
  "describing" | "narrowing" | "minor" | "audiences" | "naming" | "free" | "modifies" | "binding" | "ofKind" | "device" | "listed"
>

/** Keys by which products have a colour of several words, as «хар хөх»; none for other phrases. */
const ownColour = (own: ReadonlyArray<string>, known: KnownKeys): ReadonlyArray<string> => {
  const isInColours = (word: string): boolean => stems(word).some((stem) => known.whole(colourKey(stem)))
  if (own.length < 2 || !own.every(isInColours)) return []
  return wholeColourKeys(own, stems).filter((key) => known.whole(key))
}

/** What a typed phrase says of products, by its last word. */
const rolesOf = (
  own: ReadonlyArray<string>,
  typed: ReadonlyArray<TypedWord>,
  meanings: Unit["meanings"],
  known: KnownKeys,
  synonyms: Synonyms,
): Roles => {
  const last = own.at(-1) ?? ""
  const read = inCyrillicLetters(last)
  const isCyrillic = read === last
  // «Майхан» ends so too, and products are called so.
  const isMade = isCyrillic && isMaterial(last) && !known.whole(freeKey(writtenKey(last))) && !synonyms.has(own)
  const isOther = binds(read) || isMade
  const isNamed = (keys: ReadonlyArray<typeof headKey>): boolean =>
    isNoun(typed, known, keys) ||
    meanings.some((meaning) => (meaning.kind === "words" ? isNoun(meaning.words, known, keys) : meaning.kind === "category"))
  const naming = !isOther && isNamed(anyNoun)
  const free = naming && isNamed([freeKey])
  const audiences = audiencesBy(own)
  const isOwnColour =
    ownColour(own, known).length > 0 || (!naming && typed.every(({ stems }) => stems.some((stem) => known.whole(colourKey(stem)))))
  const narrowing = audiences.every((audience) => audience !== null) || synonyms.isColour(own) || isOwnColour
  const minor = synonyms.isMinor(own)
  const describing = narrowing || minor || own.every((word) => /^(?:\d.*|x{0,3}[sml]|.)$/u.test(word))
  return {
    describing,
    narrowing,
    minor,
    audiences,
    naming,
    free,
    modifies: isOther,
    // What only sounds alike says nothing: «морин» is no «муурын».
    binding:
      binds(read) ||
      (isMade && !typed.some(({ written, stems }) => known.whole(written) || stems.some((stem) => known.whole(stemKey(stem))))),
    ofKind: isOther && (isNamed([freeKey]) || isNoun(typed, known, [ofKey])),
    device: isDevice(read),
    listed: free && !describing && /\p{Script=Cyrillic}/u.test(last) && !isAttributive(last),
  }
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

export const typedUnits = (typed: string, known: KnownKeys, synonyms: Synonyms): ReadonlyArray<Unit> => {
  const text = withoutPossessive(mongolianLetters(typed))
  const code = codeOf(text, known)
  if (code !== null) return [codeUnit(text, code)]
  const measures = new Map<string, string>()
  const all = withMeasures(withBareNumbers(text), (key, written) => measures.set(key, written))
    .split(/\s+/)
    .flatMap((part) => wordsOf(part, known, synonyms))
    .slice(0, maxTerms)
  const units: Unit[] = []
  for (let at = 0; at < all.length;) {
    let length = Math.min(longestPhrase, all.length - at)
    const isOne = (own: ReadonlyArray<string>): boolean => synonyms.of(own) !== null || ownColour(own, known).length > 0
    while (length > 1 && !isOne(all.slice(at, at + length))) length -= 1
    const own = all.slice(at, at + length)
    const synonym = synonyms.of(own)
    const colour = ownColour(own, known)
    const typed = colour.length === 0 ? phrase(own, known) : [wordOfKeys(colour)]
    if (typed.length > 0) {
      const meanings = (synonym?.meanings ?? []).map((meaning) =>
        meaning.kind === "phrase" ? { kind: "words" as const, words: meantPhrase(meaning.words) } : meaning,
      )
      units.push({
        text: own.map((word) => measures.get(word) ?? word).join(" "),
        words: typed,
        meanings,
        optional: synonym?.optional ?? own.every(isOfPrice),
        ...rolesOf(own, typed, meanings, known, synonyms),
      })
    }
    at += length
  }
  return withAudiences(units.every(({ optional }) => optional) ? units.map((unit) => ({ ...unit, optional: false })) : units)
}
