/** Renaming of categories and brands by an import, and of their labels in the search. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { indexNames } from "#backend/search/indexing/index-names.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import type { Progress } from "#backend/texts/command-progress.ts"
import type { Rename } from "./matched-names.ts"
import { lockImport } from "./write-products.ts"

/** Products of one transaction; few, so that no order waits long for it. */
const perBatch = 200

/** Table of a kind, and its column with the key. */
const tables = {
  category: { table: "taxons", key: "permalink" },
  brand: { table: "brands", key: "code" },
} as const satisfies Readonly<Record<Rename["kind"], { readonly table: string; readonly key: string }>>

/** Gives categories and brands their new names. Products are found by them after `indexRenamed`. */
export const renameRows = (db: Database, renames: ReadonlyArray<Rename>): Promise<void> =>
  db.transaction(async (tx) => {
    await lockImport(tx)
    for (const { kind, key, name } of renames) {
      const { table, key: keyColumn } = tables[kind]
      await tx.query(`update ${table} set name = $2 where ${keyColumn} = $1`, [key, JSON.stringify(name)])
    }
  })

/** Products whose category, or one above it, or brand has another name than its label in the search. */
const renamedProducts = async (db: Database): Promise<ReadonlyArray<number>> => {
  const rows = await db.query<{ id: number }>(`
    with recursive renamed as (
      select t.id from taxons t join search_labels l on l.kind = 'taxon' and l.key = t.id::text where l.name is distinct from t.name
      union
      select t.id from taxons t join renamed r on r.id = t.parent_id
    )
    select id from products where taxon_id in (select id from renamed) or brand_code in (
      select b.code from brands b join search_labels l on l.kind = 'brand' and l.key = b.code where l.name is distinct from b.name
    ) order by id`)
  return rows.map(({ id }) => id)
}

/** Indexes products again as changed at `now`. */
export const indexChanged = async (db: Database, ids: ReadonlyArray<number>, now: Instant, progress: Progress): Promise<void> => {
  for (let from = 0; from < ids.length; from += perBatch) {
    const batch = ids.slice(from, from + perBatch)
    await db.transaction(
      async (tx) => {
        // A client that fetches what has changed since a moment receives the categories again.
        await tx.query("update products set updated_at = $2 where id = any ($1::int[])", [batch, now])
        await indexProducts(tx, batch, now)
      },
      { unlimited: true },
    )
    progress({ key: "import.renamedIn", values: { count: from + batch.length, total: ids.length } })
  }
}

/** Updates the search with the names of categories and brands; it can be repeated after an interruption, since labels are written last. */
export const indexRenamed = async (db: Database, now: Instant, progress: Progress): Promise<void> => {
  await indexChanged(db, await renamedProducts(db), now, progress)
  await db.transaction((tx) => indexNames(tx), { unlimited: true })
}
