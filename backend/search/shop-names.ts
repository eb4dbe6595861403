/** Names of a shop that its searches read: labels of its codes, and synonyms with its own. */
import type { Database } from "#backend/database/database.ts"
import { readLabels, type Labels } from "./engine/bucket-labels.ts"
import { synonymsOf, type SynonymLine, type Synonyms } from "./text/synonyms.ts"

export type ShopNames = { readonly labels: Labels; readonly synonyms: Synonyms }

/** The shop's own lines of synonyms, as it stored them. */
export const readOwnSynonyms = async (db: Database): Promise<ReadonlyArray<SynonymLine>> => {
  const [row] = await db.query<{ lines: ReadonlyArray<SynonymLine> }>("select lines from search_synonyms")
  return row?.lines ?? []
}

export const readShopNames = async (db: Database): Promise<ShopNames> => {
  const labels = await readLabels(db)
  return { labels, synonyms: synonymsOf(await readOwnSynonyms(db), (permalink) => labels.taxon(permalink) !== null) }
}
