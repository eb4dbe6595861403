/** Words of places and of what is typed for them, and how well they match: in either script, the typed one first. */
import { titleLatin } from "#domain/rules/transliteration.ts"
import { folded, words } from "#backend/search/text/text-folding.ts"

type Script = "Cyrillic" | "Latin" | null

/** A word of a place; `key` is its folding. */
export type PlaceWord = { readonly key: string; readonly script: Script; readonly isCode: boolean }
/** A word that is typed; `code` is its reading as the code of an airport. */
export type TypedWord = { readonly key: string; readonly script: Script; readonly code: string }

const scriptOf = (word: string): Script => (/\p{Script=Cyrillic}/u.test(word) ? "Cyrillic" : /\p{Script=Latin}/u.test(word) ? "Latin" : null)

/** Foldings take «зз» for «з»; what repeats a letter is found where it is written so. */
const repeated = /^(\p{L})\1+$|(\p{L})\2\2/u
const doubledBeginning = /^(\p{L})\1/u
const asWritten = (word: string): string => `=${word}`

export const knownWordsOf = (text: string): ReadonlyArray<PlaceWord> =>
  words(text).flatMap((word) =>
    [folded(word), ...(doubledBeginning.test(word) ? [asWritten(word)] : [])].filter((key) => key !== "").map((key) => ({ key, script: scriptOf(word), isCode: false })),
  )

/** Codes of airports, which are not folded: MOB is no MUB. */
export const codesOf = (code: string): ReadonlyArray<PlaceWord> => (code === "" ? [] : [{ key: code.toLowerCase(), script: "Latin", isCode: true }])

export const typedWordsOf = (text: string): ReadonlyArray<TypedWord> =>
  words(text)
    .map((word) => ({ key: repeated.test(word) ? asWritten(word) : folded(word), script: scriptOf(word), code: titleLatin(word) }))
    .filter(({ key }) => key !== "")

/** The beginning of a code counts less than that of a city. In Cyrillic it is more likely a name: «рим» is Rome. */
const codeShare = (key: string, { code, script }: TypedWord): number => {
  if (script === "Cyrillic") return key === code ? 0.5 : 0
  return key === code ? 2 : key.startsWith(code) ? 0.4 : 0
}

const nameShare = ({ key, script }: PlaceWord, typed: TypedWord): number => {
  if (!key.startsWith(typed.key)) return 0
  const isOtherScript = script !== null && typed.script !== null && script !== typed.script
  return (key === typed.key ? 2 : 1) * (isOtherScript ? 0.5 : 1)
}

/** Share of a field in a score: a whole word counts twice as much as its beginning, and as one in the other script. */
export const shareOf = (known: ReadonlyArray<PlaceWord>, typed: TypedWord): number =>
  Math.max(0, ...known.map((word) => (word.isCode ? codeShare(word.key, typed) : nameShare(word, typed))))
