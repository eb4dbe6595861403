/** Synonyms and intents by the stems of their words: those of the language, `data/synonyms.tsv`, and a shop's own. */
import { readFileSync } from "node:fs"
import * as Schema from "effect/Schema"
import { SynonymContent } from "#domain/entities/search/synonym-content.ts"
import { fileAt } from "#backend/paths.ts"
import { withoutPossessive, words } from "#domain/rules/search/words.ts"
import { phraseKeys, stems, synonymStems } from "./text-folding.ts"

/** Other meaning of a phrase: a phrase that is equal, a category with all below it, or a list of the shop. */
export type Meaning =
  | { readonly kind: "phrase"; readonly words: ReadonlyArray<string> }
  | { readonly kind: "category"; readonly permalink: string }
  | { readonly kind: "sale" }
  | { readonly kind: "new" }

/** `optional` phrases raise what they mean, and never keep a product out. */
export type Synonym = { readonly meanings: ReadonlyArray<Meaning>; readonly optional: boolean }

/** Line of synonyms as the search reads it. */
export type SynonymLine = Required<SynonymContent>

/** Synonyms of one shop. Phrases are words as they are typed. */
export interface Synonyms {
  /** What a phrase also means; `null` for itself alone. */
  of(phrase: ReadonlyArray<string>): Synonym | null
  /** Whether a phrase is a synonym just as it is typed, in no other form. */
  has(phrase: ReadonlyArray<string>): boolean
  /** Whether a phrase is the usual name of a colour. */
  isColour(phrase: ReadonlyArray<string>): boolean
  /** Whether a phrase only says how a product is: its season, its length. */
  isMinor(phrase: ReadonlyArray<string>): boolean
  /**
   * Phrases with a meaning, to correct spelling to. What only surrounds a search is none, such as «ямар» (which): «хамар» (nose) is no
   * «ямар».
   */
  readonly phrases: ReadonlyArray<string>
}

const readSynonym = Schema.decodeUnknownSync(SynonymContent)

/** Parts of a cell between commas. */
const split = (text: string): ReadonlyArray<string> =>
  withoutPossessive(text)
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")

/** Permalink of a category that a line means, `@women/shoes`; `null` for a list of the shop. */
export const permalinkOf = (meaning: string): string | null => (meaning === "@sale" || meaning === "@new" ? null : meaning.slice(1))

const isThere = (meaning: string, hasCategory: (permalink: string) => boolean): boolean => {
  const permalink = permalinkOf(meaning)
  return permalink === null || hasCategory(permalink)
}

let cachedLines: ReadonlyArray<SynonymLine> | null = null

/** Lines of the language, which every shop has: tab-separated columns `kind`, `words` and `means` below a heading. */
const languageLines = (): ReadonlyArray<SynonymLine> =>
  (cachedLines ??= readFileSync(fileAt("data/synonyms.tsv"), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"))
    .map(([kind, phrases = "", means = ""]) => ({ means: [], ...readSynonym({ kind, phrases: split(phrases), means: split(means) }) })))

const meaningOf = (text: string): Meaning => {
  const permalink = permalinkOf(text)
  if (permalink !== null) return { kind: "category", permalink }
  return { kind: text === "@sale" ? "sale" : "new" }
}

/** Maximum of keys by which a phrase is found. */
const maxKeys = 16

const phraseKeysOf = (phrase: string): ReadonlyArray<string> => phraseKeys(words(phrase), synonymStems)

/** Meanings of each phrase of a line. */
const meaningsOf = ({ kind, phrases, means }: SynonymLine): ReadonlyArray<readonly [phrase: string, ReadonlyArray<Meaning>]> =>
  phrases.map((phrase) => {
    const others = phrases.filter((other) => other !== phrase).map((other): Meaning => ({ kind: "phrase", words: words(other) }))
    return [phrase, kind === "same" ? others : means.map(meaningOf)]
  })

/** Synonyms of the language with a shop's `own` lines, without categories that it does not have. */
export const synonymsOf = (own: ReadonlyArray<SynonymLine>, hasCategory: (permalink: string) => boolean): Synonyms => {
  const lines = [...languageLines(), ...own]
    .map((line) => ({ ...line, means: line.means.filter((meaning) => isThere(meaning, hasCategory)) }))
    .filter(({ kind, means }) => kind !== "category" || means.length > 0)
  const isDescribing = ({ kind }: SynonymLine): boolean => kind === "colour" || kind === "minor"
  const keysOfKind = (wanted: SynonymLine["kind"]): ReadonlySet<string> =>
    new Set(lines.filter(({ kind }) => kind === wanted).flatMap(({ phrases }) => phrases.flatMap(phraseKeysOf)))
  const [colours, minor] = [keysOfKind("colour"), keysOfKind("minor")]
  const isAmong = (keys: ReadonlySet<string>, phrase: ReadonlyArray<string>): boolean =>
    phraseKeys(phrase, stems).some((key) => keys.has(key))

  const byKey = new Map<string, Synonym>()
  for (const line of lines) {
    if (isDescribing(line)) continue
    for (const [phrase, meanings] of meaningsOf(line)) {
      for (const key of phraseKeysOf(phrase).slice(0, maxKeys)) {
        const before = byKey.get(key)
        byKey.set(key, {
          meanings: [...(before?.meanings ?? []), ...meanings],
          optional: line.kind === "intent" || before?.optional === true,
        })
      }
    }
  }
  const isMeaningless = (line: SynonymLine): boolean => isDescribing(line) || (line.kind === "intent" && line.means.length === 0)
  const phrases = [...new Set(lines.flatMap((line) => (isMeaningless(line) ? [] : line.phrases)))]
  const asTyped = new Set(phrases.map((phrase) => words(phrase).join(" ")))
  return {
    of: (phrase) => {
      const key = phraseKeys(phrase, stems)
        .slice(0, maxKeys)
        .find((known) => byKey.has(known))
      return key === undefined ? null : (byKey.get(key) ?? null)
    },
    has: (phrase) => asTyped.has(phrase.join(" ")),
    isColour: (phrase) => isAmong(colours, phrase),
    isMinor: (phrase) => isAmong(minor, phrase),
    phrases,
  }
}
