/** Synonyms and intents by the stems of their words: those of the language, `data/synonyms.tsv`, and a shop's own. */
import { readFileSync } from "node:fs"
import { fileAt } from "#backend/paths.ts"
import { phraseKeys, stems, synonymStems, withoutPossessive, words } from "./text-folding.ts"

/** Other meaning of a phrase: a phrase that is equal, a category with all below it, or a list of the shop. */
export type Meaning =
  | { readonly kind: "phrase"; readonly words: ReadonlyArray<string> }
  | { readonly kind: "category"; readonly permalink: string }
  | { readonly kind: "sale" }
  | { readonly kind: "new" }

/** `optional` phrases raise what they mean, and never keep a product out. */
export type Synonym = { readonly meanings: ReadonlyArray<Meaning>; readonly optional: boolean }

/** Kinds of lines; `colour` and `minor` give no other meaning and only say which one, and minor words are left out before a colour. */
export const synonymKinds = ["same", "category", "intent", "colour", "minor"] as const
type SynonymKind = (typeof synonymKinds)[number]

/** Phrases that mean each other (`same`), or what `means` lists: `@sale`, `@new`, a category such as `@women/shoes`. */
export type SynonymLine = {
  readonly kind: SynonymKind
  readonly phrases: ReadonlyArray<string>
  readonly means: ReadonlyArray<string>
}

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

/** Maximum of words in a phrase. */
export const longestPhrase = 4

/** Parts of a cell between commas. */
const split = (text: string): ReadonlyArray<string> =>
  withoutPossessive(text)
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")

const isKind = (kind: string): kind is SynonymKind => synonymKinds.some((known) => known === kind)

/** Why a line of a file is none of synonyms: the cell that is wrong, or a category that the shop does not have. */
export type SynonymFault = { readonly line: number; readonly reason: "kind" | "words" | "means" | "category"; readonly cell: string }

const faultOf = ([kind = "", phrases = "", means = ""]: ReadonlyArray<string>): Omit<SynonymFault, "line"> | null => {
  if (!isKind(kind)) return { reason: "kind", cell: kind }
  const all = split(phrases)
  const isLong = (phrase: string): boolean => words(phrase).length === 0 || words(phrase).length > longestPhrase
  const wrong = all.find(isLong)
  if (wrong !== undefined || all.length < (kind === "same" ? 2 : 1)) return { reason: "words", cell: wrong ?? phrases }
  const wrongMeaning = split(means).find((meaning) => !/^@[a-z0-9/-]+$/.test(meaning))
  const isMeant = kind === "intent" || (kind === "category") === split(means).length > 0
  return wrongMeaning === undefined && isMeant ? null : { reason: "means", cell: wrongMeaning ?? means }
}

/** Permalink of a category that a line means, `@women/shoes`; `null` for a list of the shop. */
const permalinkOf = (meaning: string): string | null => (meaning === "@sale" || meaning === "@new" ? null : meaning.slice(1))

const isThere = (meaning: string, hasCategory: (permalink: string) => boolean): boolean => {
  const permalink = permalinkOf(meaning)
  return permalink === null || hasCategory(permalink)
}

/**
 * Lines of a file of tab-separated columns, `kind`, `words` and `means`, below its heading, and what is wrong with it. A category that
 * `hasCategory` denies is wrong.
 */
export const readSynonymLines = (
  source: string,
  hasCategory: (permalink: string) => boolean = () => true,
): { readonly lines: ReadonlyArray<SynonymLine>; readonly faults: ReadonlyArray<SynonymFault> } => {
  const rows = source
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((text, at) => ({ line: at + 1, cells: text.split("\t").map((cell) => cell.trim()) }))
    .filter(({ line, cells }) => line > 1 && cells.some((cell) => cell !== ""))
  return {
    lines: rows.flatMap(({ cells: [kind = "", phrases = "", means = ""] }) =>
      isKind(kind) ? [{ kind, phrases: split(phrases), means: split(means) }] : [],
    ),
    faults: rows.flatMap(({ line, cells }) => {
      const fault = faultOf(cells)
      if (fault !== null) return [{ line, ...fault }]
      const missing = split(cells[2] ?? "").find((meaning) => !isThere(meaning, hasCategory))
      return missing === undefined ? [] : [{ line, reason: "category", cell: missing }]
    }),
  }
}

let cachedLines: ReadonlyArray<SynonymLine> | null = null

/** Lines of the language, which every shop has. */
const languageLines = (): ReadonlyArray<SynonymLine> =>
  (cachedLines ??= readSynonymLines(readFileSync(fileAt("data/synonyms.tsv"), "utf8")).lines)

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
  const keysOfKind = (wanted: SynonymKind): ReadonlySet<string> =>
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
