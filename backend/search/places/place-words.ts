/** Words of places and of queries for them, and how well two match; a match in the typed script counts more. */
import { titleLatin } from "#domain/rules/transliteration.ts"
import { words } from "#domain/rules/search/words.ts"
import { folded } from "#backend/search/text/text-folding.ts"

type Script = "Cyrillic" | "Latin" | null

/** A word of a place; `key` is its folding. */
export type PlaceWord = { readonly key: string; readonly script: Script; readonly isCode: boolean }
/** A word that is typed; `code` is its reading as the code of an airport. */
export type TypedWord = { readonly key: string; readonly script: Script; readonly code: string }

const scriptOf = (word: string): Script => {
  if (/\p{Script=Cyrillic}/u.test(word)) return "Cyrillic"
  return /\p{Script=Latin}/u.test(word) ? "Latin" : null
}

/** Folding writes «зз» as «з». A word of one repeated letter, or of a tripled one, is therefore compared unfolded: «зз» finds what begins with «зз». */
const isRepetition = /^(\p{L})\1+$|(\p{L})\2\2/u
const doubledBeginning = /^(\p{L})\1/u
const unfoldedKey = (word: string): string => `=${word}`

/** Words of a place's name in every reading: folded, and unfolded where it begins with a doubled letter. */
export const knownWordsOf = (text: string): ReadonlyArray<PlaceWord> =>
  words(text).flatMap((word) =>
    [folded(word), ...(doubledBeginning.test(word) ? [unfoldedKey(word)] : [])]
      .filter((key) => key !== "")
      .map((key) => ({ key, script: scriptOf(word), isCode: false })),
  )

/** Code of an airport, which is not folded: MOB and MUB are two airports. Empty for an empty code. */
export const codesOf = (code: string): ReadonlyArray<PlaceWord> =>
  code === "" ? [] : [{ key: code.toLowerCase(), script: "Latin", isCode: true }]

/** Words of a query. */
export const typedWordsOf = (text: string): ReadonlyArray<TypedWord> =>
  words(text)
    .map((word) => ({ key: isRepetition.test(word) ? unfoldedKey(word) : folded(word), script: scriptOf(word), code: titleLatin(word) }))
    .filter(({ key }) => key !== "")

/** Shares of a match: a whole word counts twice as much as its beginning, and as one in the other script. */
const wholeShare = 2
const prefixShare = 1
const otherScriptFactor = 0.5
/** The beginning of a code counts less than that of a name. */
const codePrefixShare = 0.4
/** A code in Cyrillic is more likely a name: «рим» is Rome. */
const cyrillicCodeShare = 0.5

const codeShare = (key: string, { code, script }: TypedWord): number => {
  if (script === "Cyrillic") return key === code ? cyrillicCodeShare : 0
  if (key === code) return wholeShare
  return key.startsWith(code) ? codePrefixShare : 0
}

const nameShare = ({ key, script }: PlaceWord, typed: TypedWord): number => {
  if (!key.startsWith(typed.key)) return 0
  const isOtherScript = script !== null && typed.script !== null && script !== typed.script
  return (key === typed.key ? wholeShare : prefixShare) * (isOtherScript ? otherScriptFactor : 1)
}

/** Share of a field in a score, by the best of its words; 0 where none matches. */
export const shareOf = (known: ReadonlyArray<PlaceWord>, typed: TypedWord): number =>
  Math.max(0, ...known.map((word) => (word.isCode ? codeShare(word.key, typed) : nameShare(word, typed))))
