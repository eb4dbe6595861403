/** Labels of the properties and options of products, by their keys. E1, E2. */
import { onlyTexts } from "#domain/entities/locale.ts"
import { LabelContent } from "#domain/entities/catalogue/label-content.ts"
import { readOwnLabels } from "#backend/catalogue/products/labels.ts"
import type { Database } from "#backend/database/database.ts"
import { indexChanged } from "#backend/import/rename-rows.ts"
import { lockImport } from "#backend/import/write-products.ts"
import type { ContentKind } from "../content-kind.ts"

/** Products that have properties or options of these keys. */
const productsWith = async (db: Database, keys: ReadonlyArray<string>): Promise<ReadonlyArray<number>> => {
  const rows = await db.query<{ id: number }>(
    `select id from products p where exists (select from jsonb_array_elements(p.properties) one where one ->> 'key' = any ($1::text[]))
       or exists (select from variants v, jsonb_array_elements(v.options) one where v.product_id = p.id and one ->> 'key' = any ($1::text[]))
     order by id`,
    [keys],
  )
  return rows.map(({ id }) => id)
}

export const kind: ContentKind<LabelContent> = {
  item: LabelContent,
  effect:
    "What properties and options of products are called, by the keys of product files. A key without a label here has that of the shop's languages, or is shown itself.",
  fields: {
    key: "Of a property or option, as product files have it.",
    name: "What pages, filters and comparisons call it.",
  },
  example: { key: "warranty", name: { mn: "Баталгаат хугацаа", en: "Warranty" } },
  keyOf: ({ key }) => key,
  isOrdered: false,
  read: async (db) => Array.from(await readOwnLabels(db), ([key, name]) => ({ key, name })),
  stored: ({ key, name }) => ({ key, name: onlyTexts(name) }),
  write: async (db, { put, gone, now }) => {
    await lockImport(db)
    for (const { key, name } of put) {
      await db.query("insert into product_labels (key, name) values ($1, $2) on conflict (key) do update set name = excluded.name", [
        key,
        JSON.stringify(name),
      ])
    }
    const keys = gone.map(({ key }) => key)
    await db.query("delete from product_labels where key = any ($1)", [keys])
    await indexChanged(db, await productsWith(db, [...put.map(({ key }) => key), ...keys]), now, () => undefined)
    return []
  },
}
