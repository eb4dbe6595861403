/** The shop's own synonyms, read from a file and stored beside its running processes. */
import type { Database } from "#backend/database/database.ts"
import { readOwnSynonyms } from "#backend/search/shop-names.ts"
import { readSynonymLines, type SynonymFault, type SynonymLine } from "#backend/search/text/synonyms.ts"
import { indexNames } from "./index-names.ts"

const heading = "kind\twords\tmeans"

/** The shop's own synonyms as the file that `storeSynonyms` reads. */
export const synonymFile = async (db: Database): Promise<string> => {
  const lines = await readOwnSynonyms(db)
  const rowOf = ({ kind, phrases, means }: SynonymLine): string => [kind, phrases.join(", "), means.join(", ")].join("\t")
  return [heading, ...lines.map(rowOf)].join("\n")
}

/**
 * Replaces the shop's own synonyms by those of a file; where a line is wrong, nothing is stored. Suggestions, corrections and results follow
 * with the next search, on a cluster within two seconds. Returns what is wrong, and the number of lines.
 */
export const storeSynonyms = (
  db: Database,
  source: string,
): Promise<{ readonly faults: ReadonlyArray<SynonymFault>; readonly count: number }> =>
  db.transaction(
    async (tx) => {
      const permalinks = new Set((await tx.query<{ permalink: string }>("select permalink from taxons")).map(({ permalink }) => permalink))
      const { lines, faults } = readSynonymLines(source, (permalink) => permalinks.has(permalink))
      if (faults.length > 0) return { faults, count: 0 }
      await tx.query("update search_synonyms set lines = $1::text::jsonb", [JSON.stringify(lines)])
      await indexNames(tx)
      return { faults, count: lines.length }
    },
    { unlimited: true },
  )
