/** Words typed by a shopper as a query on folded words. */
import { spellings, words } from "./folding.ts"

/** The most words of a text that are looked at. */
const most = 12

/** A beginning is enough for a word; a number must be whole, lest 4 find 4K and 42. */
const lexeme = (spelling: string, weights: string): string =>
  /^\d{1,3}$/.test(spelling) ? `'${spelling}'${weights === "" ? "" : `:${weights}`}` : `'${spelling}':*${weights}`

/** A `tsquery` as text, `null` when nothing of `text` can be searched for. */
export const textQuery = (text: string, operator: "and" | "or", weights: string): string | null => {
  const clauses = words(text)
    .slice(0, most)
    .map((word) => spellings(word).map((spelling) => lexeme(spelling, weights)).join(" | "))
    .filter((clause) => clause !== "")
    .map((clause) => `(${clause})`)
  return clauses.length === 0 ? null : clauses.join(operator === "and" ? " & " : " | ")
}

/** The same words whole: what matches it is nearer than what only begins alike. */
export const wholeWordsQuery = (text: string): string =>
  words(text).slice(0, most).flatMap(spellings).map((spelling) => `'${spelling}'`).join(" | ")
