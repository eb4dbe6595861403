/** Suggestions of the search box: completed phrases and corrected words. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Suggester } from "#adapters/search/contract/grammar.ts"
import type { Database } from "#backend/database/database.ts"
import { folded, words } from "./text-folding.ts"
import { mend } from "./spelling-correction.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"

/** Phrases with this prefix, then phrases with it at a later word. */
const complete = async (db: Database, text: string, size: number, locale: Locale) => {
  const begun = words(text).map(folded).filter((word) => word !== "").join(" ")
  const rows = begun === "" ? [] : await db.query<{ phrase: string; weight: number }>(
    `select phrase, max(weight) as weight from search_phrases where locale = $1 and folded like $2
     group by phrase order by 2 desc, length(phrase), phrase limit $3`,
    [locale, `${begun.replace(/[\\%_]/g, "\\$&")}%`, size],
  )
  return [{ text, offset: 0, length: text.length, options: rows.map(({ phrase, weight }) => ({ text: phrase, _score: weight })) }]
}

/** Words of a text that no product has. */
type Unknown = (text: string) => Promise<ReadonlyArray<string>>

const answer = async (db: Database, { prefix, completion, text, term }: Suggester, unknown: Unknown, locale: Locale) => {
  if (prefix !== undefined && completion?.field === "suggest") return complete(db, prefix, completion.size ?? 5, locale)
  if (text !== undefined && term?.field === "suggest_words") return mend(db, text, await unknown(text), term.size ?? 5)
  throw new SearchRefusal("a suggester takes a prefix for [suggest] or a text for [suggest_words]")
}

export const suggest = async (db: Database, suggesters: Readonly<Record<string, Suggester>>, unknown: Unknown, locale: Locale): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(await Promise.all(Object.entries(suggesters).map(async ([name, suggester]) => [name, await answer(db, suggester, unknown, locale)] as const)))
