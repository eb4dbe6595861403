/** Stock of the stores, a row for each variant in each store. C9, C24. */
import { StoreStockContent } from "#domain/entities/content/store-content.ts"
import { mongolianHeadings } from "#backend/import/mongolian-headings.ts"
import type { ContentKind } from "../content-kind.ts"
import { table } from "../forms/table.ts"
import { storeName, unknownReferences } from "../references.ts"

const listed = (items: ReadonlyArray<StoreStockContent>): ReadonlyArray<ReadonlyArray<string>> => [
  items.map(({ store }) => store),
  items.map(({ sku }) => sku),
]

export const kind: ContentKind<StoreStockContent> = {
  item: StoreStockContent,
  effect:
    "Units of each variant in each store, by the Mongolian name of the store. A store has nothing of what is left out. The shop's own stock is that of the goods.",
  fields: {
    store: "Mongolian name of the store. Also `Салбар`, `Дэлгүүр`, `Агуулах`.",
    sku: "Code of the variant. Also `Код`, `Барааны код`, `Дотоод код`, `Артикул`.",
    stock: "Units in the store, 0 or more. Also `Үлдэгдэл`, `Эцсийн үлдэгдэл`, `Нийт үлдэгдэл`, `Тоо ширхэг`, `Тоо`.",
  },
  example: { store: "Зайсан салбар", sku: "JMS2720-01", stock: 4 },
  form: table({
    store: { holds: "text", headings: ["Салбар", "Дэлгүүр", "Агуулах"] },
    sku: { holds: "text", headings: mongolianHeadings.sku },
    stock: { holds: "number", headings: mongolianHeadings.stock },
  }),
  after: ["stores"],
  keyOf: ({ store, sku }) => `${store}, ${sku}`,
  isOrdered: false,
  faults: async (db, { items }) => [
    ...(await unknownReferences(
      db,
      "store",
      items.map(({ store: name }, at) => ({ path: [at, "store"], name })),
    )),
    ...(await unknownReferences(
      db,
      "sku",
      items.map(({ sku: name }, at) => ({ path: [at, "sku"], name })),
    )),
  ],
  read: (db) =>
    db.query<StoreStockContent>(
      `select ${storeName} as store, v.sku, k.on_hand as stock
       from store_stock k join stores s on s.id = k.store_id join variants v on v.id = k.variant_id order by s.id, v.id`,
    ),
  write: async (db, { put, gone }) => {
    await db.query(
      `insert into store_stock (store_id, variant_id, on_hand)
       select s.id, v.id, w.stock from unnest($1::text[], $2::text[], $3::int[]) w (store, sku, stock)
         join stores s on s.listed and ${storeName} = w.store join variants v on v.sku = w.sku
       on conflict (variant_id, store_id) do update set on_hand = excluded.on_hand`,
      [...listed(put), put.map(({ stock }) => stock)],
    )
    await db.query(
      `delete from store_stock k using unnest($1::text[], $2::text[]) w (store, sku), stores s, variants v
       where ${storeName} = w.store and v.sku = w.sku and k.store_id = s.id and k.variant_id = v.id`,
      listed(gone),
    )
    return []
  },
}
