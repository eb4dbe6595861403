/** Vocabulary for corrections, phrases for suggestions, and labels for buckets. */
import { allTexts, locales } from "#domain/entities/locale.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import type { Database } from "#backend/database/database.ts"
import { synonymsOf } from "#backend/search/text/synonyms.ts"
import { words } from "#domain/rules/search/words.ts"
import { namesIn, readNames } from "./catalogue-names.ts"
import { vocabularyOf } from "./vocabulary.ts"
import { phrasesOf } from "./phrases.ts"
import { allFacetValues, labelsOf } from "./facet-labels.ts"

/** Rebuilds vocabulary, phrases and labels from the whole catalogue and the shop's own synonyms. */
export const indexNames = async (db: Database): Promise<void> => {
  const names = await readNames(db)
  const values = await allFacetValues(db)
  const permalinks = new Set(names.taxons.map(({ permalink }) => permalink))
  const synonyms = synonymsOf(names.synonyms, (permalink) => permalinks.has(permalink))
  // A word that only says how a product is is none to correct to: «хамар» (nose) is no «намар» (autumn).
  const labelled = values.flatMap(({ name }) => allTexts(name).flatMap(words)).filter((word) => !synonyms.isMinor([word]))
  await db.query("delete from search_vocabulary")
  await db.query("delete from search_phrases")
  await db.query("delete from search_labels")
  await insertRows(db, "search_vocabulary", vocabularyOf([...namesIn(names), ...labelled, ...synonyms.phrases]))
  for (const locale of locales) await insertRows(db, "search_phrases", phrasesOf(names, locale))
  await insertRows(db, "search_labels", labelsOf(names, values))
  await db.query("update search_synonyms set changed = pg_current_xact_id()")
}
