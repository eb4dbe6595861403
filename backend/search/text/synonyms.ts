/** Synonyms and intents of `data/synonyms.tsv`, by the stems of their words. */
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

/** Maximum of words in a phrase. */
export const longestPhrase = 4

/** Parts of a cell between commas. */
const split = (text: string): ReadonlyArray<string> =>
  withoutPossessive(text)
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")

/** Kinds of lines that give no other meaning, and only say which one; `minor` words are left out before a colour. */
const isDescribing = (kind: string): boolean => kind === "colour" || kind === "minor"

/** `@sale`, `@new`, or a category such as `/women/shoes`. */
const meaningOf = (text: string): Meaning => {
  if (text === "@sale") return { kind: "sale" }
  return text === "@new" ? { kind: "new" } : { kind: "category", permalink: text.slice(1) }
}

/** Maximum of keys by which a phrase is found. */
const maxKeys = 16

const phraseKeysOf = (phrase: string): ReadonlyArray<string> => phraseKeys(words(phrase), synonymStems)

const lines = (): ReadonlyArray<ReadonlyArray<string>> =>
  readFileSync(fileAt("data/synonyms.tsv"), "utf8")
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split("\t"))

const read = (): ReadonlyMap<string, Synonym> => {
  const found = new Map<string, Synonym>()
  const add = (phrase: string, meanings: ReadonlyArray<Meaning>, optional: boolean): void => {
    for (const key of phraseKeysOf(phrase).slice(0, maxKeys)) {
      const before = found.get(key)
      found.set(key, { meanings: [...(before?.meanings ?? []), ...meanings], optional: optional || before?.optional === true })
    }
  }
  for (const [kind = "", phrases = "", means = ""] of lines()) {
    if (isDescribing(kind)) continue
    const all = split(phrases)
    for (const phrase of all) {
      const others = all.filter((other) => other !== phrase).map((other): Meaning => ({ kind: "phrase", words: words(other) }))
      add(phrase, kind === "same" ? others : split(means).map(meaningOf), kind === "intent")
    }
  }
  return found
}

let synonyms: ReadonlyMap<string, Synonym> | null = null
const keysByKind = new Map<string, ReadonlySet<string>>()

/** Keys of the phrases of one kind of lines. */
const keysOfKind = (wanted: string): ReadonlySet<string> => {
  const cached = keysByKind.get(wanted)
  if (cached !== undefined) return cached
  const phrases = lines().flatMap(([kind, cell = ""]) => (kind === wanted ? split(cell) : []))
  const keys = new Set(phrases.flatMap(phraseKeysOf))
  keysByKind.set(wanted, keys)
  return keys
}

/**
 * Words that are not in the catalogue and still mean something, to correct spelling to. What only surrounds a search is none, such as
 * «ямар» (which): «хамар» (nose) is no «ямар».
 */
export const synonymWords = (): ReadonlyArray<string> => {
  const phrases = lines().flatMap(([kind = "", cell = "", means = ""]) => {
    const isMeaningless = isDescribing(kind) || (kind === "intent" && means === "")
    return isMeaningless ? [] : split(cell)
  })
  return [...new Set(phrases)]
}

let wordsAsTyped: ReadonlySet<string> | null = null

/** Whether a phrase is a synonym just as it is typed, in no other form. */
export const isSynonym = (phrase: ReadonlyArray<string>): boolean => {
  wordsAsTyped ??= new Set(synonymWords())
  return wordsAsTyped.has(phrase.join(" "))
}

const isOfKind = (phrase: ReadonlyArray<string>, kind: string): boolean =>
  phraseKeys(phrase, stems).some((key) => keysOfKind(kind).has(key))

/** Whether a typed phrase only says how a product is: its season, its length. */
export const isMinor = (phrase: ReadonlyArray<string>): boolean => isOfKind(phrase, "minor")

/** Whether a typed phrase is the usual name of a colour. */
export const isColour = (phrase: ReadonlyArray<string>): boolean => isOfKind(phrase, "colour")

/** What a typed phrase also means; `null` for itself alone. */
export const synonymOf = (phrase: ReadonlyArray<string>): Synonym | null => {
  synonyms ??= read()
  for (const key of phraseKeys(phrase, stems).slice(0, maxKeys)) {
    const found = synonyms.get(key)
    if (found !== undefined) return found
  }
  return null
}
