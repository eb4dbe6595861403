/** Unit of a typed text: its words or their other meanings, and what it says of the product that is searched for. */
import { audiencesNamed, type Audience } from "#domain/rules/search/audiences.ts"
import type { audiencesBy } from "./audience-keys.ts"
import { headKey, kindKey } from "./index-keys.ts"
import { isTooShort, wordOfKeys } from "./typed-phrases.ts"
import type { TypedWord } from "./typed-word.ts"
import type { Meaning } from "./synonyms.ts"

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

export const meansCategory = ({ meanings }: Unit): boolean => meanings.some(({ kind }) => kind === "category")

/** Words with one of them as the noun of a title or a category. */
const named = (all: ReadonlyArray<TypedWord>, own: ReadonlyArray<TypedWord>): ReadonlyArray<ReadonlyArray<TypedWord>> =>
  [headKey, kindKey].map((keyOf) => {
    const stems = own.at(-1)?.stems ?? []
    return [...all, wordOfKeys(stems.map(keyOf))]
  })

/**
 * Words by which a product is called as a whole text, whatever their order: each of them, and one as its noun. «Гар цүнх» is a bag, and no
 * list of keyboards and bags; «аяга таваг» asks for either, since what is called so is a sponge.
 */
export const asNames = (units: ReadonlyArray<Unit>): ReadonlyArray<ReadonlyArray<TypedWord>> => {
  const all = units.flatMap(submittedWords)
  return units.flatMap(({ words: own }) => named(all, own))
}

/**
 * Phrases by which products are called what a unit says, in its own words or in others: the noun of a title or of a category, and no brand
 * or option.
 */
export const calledBy = (unit: Unit): ReadonlyArray<ReadonlyArray<TypedWord>> =>
  [submittedWords(unit), ...unit.meanings.flatMap((meaning) => (meaning.kind === "words" ? [meaning.words] : []))].flatMap((phrase) =>
    named(phrase, phrase),
  )

/** Words of a unit that is no longer being typed. What means something else is not the beginning of a third word: «торт» is no turtleneck. */
export const submittedWords = ({ words: own, meanings }: Unit): ReadonlyArray<TypedWord> =>
  own.map((word) => (meanings.length > 0 || isTooShort(word) ? { ...word, whole: true } : word))
