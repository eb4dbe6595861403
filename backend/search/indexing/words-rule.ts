/** Reindexing of all products when the rule that folds words has changed. */
import type { Instant } from "#domain/entities/ids.ts"
import { choiceFacets } from "#domain/entities/catalogue/facet.ts"
import { locales } from "#domain/entities/locale.ts"
import { productFields } from "#backend/catalogue/products/product-fields.ts"
import type { Database } from "#backend/database/database.ts"
import { indexFingerprint } from "./index-fingerprint.ts"
import { indexNames } from "./index-names.ts"
import { indexNumbers } from "./index-numbers.ts"
import { indexProducts } from "./index-products.ts"

/**
 * Version of the index. Its number is raised with each change of the keys under which products are indexed, and of their documents; changes
 * of the declared facets, fields, numbers and locales show by themselves.
 */
const wordsRule = indexFingerprint(13, choiceFacets, productFields, indexNumbers, locales)

export const keepWordsRule = (db: Database): Promise<unknown> =>
  db.query("insert into search_words_rule (version) values ($1) on conflict (only_row) do update set version = excluded.version", [
    wordsRule,
  ])

/** Reads all products into the index again if it was written by another rule. Returns whether it was. */
export const refreshWords = async (db: Database, now: Instant): Promise<boolean> =>
  db.transaction(
    async (tx) => {
      await tx.query("lock table search_words_rule in exclusive mode")
      const [known] = await tx.query<{ version: number }>("select version from search_words_rule")
      if (known?.version === wordsRule) return false
      const products = await tx.query<{ id: number }>("select id from products")
      await indexProducts(
        tx,
        products.map(({ id }) => id),
        now,
      )
      await indexNames(tx)
      await keepWordsRule(tx)
      return products.length > 0
    },
    { unlimited: true },
  )
