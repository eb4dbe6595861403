/** Suggestions of the search box: completed phrases and corrected words. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Suggester } from "#adapters/search/contract/grammar.ts"
import type { Database } from "#backend/database/database.ts"
import { words } from "#domain/rules/search/words.ts"
import { folded } from "./text-folding.ts"
import { correctedWords } from "./spelling-correction.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"

/** Default number of options of a suggester. */
const defaultOptions = 5

const escapedForLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&")

/** Phrases with this prefix, then phrases with it at a later word. */
const completions = async (db: Database, text: string, size: number, locale: Locale) => {
  const prefix = words(text)
    .map(folded)
    .filter((word) => word !== "")
    .join(" ")
  const rows =
    prefix === ""
      ? []
      : await db.query<{ phrase: string; weight: number }>(
          `select phrase, max(weight) as weight from search_phrases where locale = $1 and folded like $2
     group by phrase order by 2 desc, length(phrase), phrase limit $3`,
          [locale, `${escapedForLike(prefix)}%`, size],
        )
  return [{ text, offset: 0, length: text.length, options: rows.map(({ phrase, weight }) => ({ text: phrase, _score: weight })) }]
}

/** Words of a text that no product has. */
type FindUnknown = (text: string) => Promise<ReadonlyArray<string>>

const suggestOne = async (db: Database, { prefix, completion, text, term }: Suggester, findUnknown: FindUnknown, locale: Locale) => {
  if (prefix !== undefined && completion?.field === "suggest") return completions(db, prefix, completion.size ?? defaultOptions, locale)
  if (text !== undefined && term?.field === "suggest_words")
    return correctedWords(db, text, await findUnknown(text), term.size ?? defaultOptions)
  throw new SearchRefusal("a suggester takes a prefix for [suggest] or a text for [suggest_words]")
}

/** Suggestions by the names of their suggesters. */
export const suggest = async (
  db: Database,
  suggesters: Readonly<Record<string, Suggester>>,
  findUnknown: FindUnknown,
  locale: Locale,
): Promise<Readonly<Record<string, unknown>>> => {
  const entries = Object.entries(suggesters).map(
    async ([name, suggester]) => [name, await suggestOne(db, suggester, findUnknown, locale)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}
