/** Stock of the stores, a row for each variant in each store. C9, C24. */
import { defaultLocale } from "#domain/entities/locale.ts"
import { StoreStockContent } from "#domain/entities/content/store-content.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { mongolianHeadings } from "#backend/import/mongolian-headings.ts"
import type { ContentKind, ItemFault } from "../content-kind.ts"
import { table } from "../forms/table.ts"

/** Name of the store `s` as a table has it. */
const storeName = `normalize(btrim(${textIn("s.name", defaultLocale)}))`

const storeNames = async (db: Database): Promise<ReadonlyArray<string>> =>
  (await db.query<{ name: string }>(`select ${storeName} as name from stores s where s.listed order by s.id`)).map(({ name }) => name)

const unknownSkus = async (db: Database, skus: ReadonlyArray<string>): Promise<ReadonlySet<string>> => {
  const rows = await db.query<{ sku: string }>("select sku from variants where sku = any ($1::text[])", [skus])
  const known = new Set(rows.map(({ sku }) => sku))
  return new Set(skus.filter((sku) => !known.has(sku)))
}

const listed = (items: ReadonlyArray<StoreStockContent>): ReadonlyArray<ReadonlyArray<string>> => [
  items.map(({ store }) => store),
  items.map(({ sku }) => sku),
]

export const kind: ContentKind<StoreStockContent> = {
  item: StoreStockContent,
  effect:
    "Units of each variant in each store, by the Mongolian name of the store. A store has nothing of what is left out. The shop's own stock is that of the goods.",
  example: { store: "Зайсан салбар", sku: "JMS2720-01", stock: 4 },
  form: table({
    store: { holds: "text", headings: ["Салбар", "Дэлгүүр", "Агуулах"] },
    sku: { holds: "text", headings: mongolianHeadings.sku },
    stock: { holds: "number", headings: mongolianHeadings.stock },
  }),
  after: ["stores"],
  keyOf: ({ store, sku }) => `${store}, ${sku}`,
  isOrdered: false,
  faults: async (db, { items }) => {
    const [names, skus] = await Promise.all([
      storeNames(db),
      unknownSkus(
        db,
        items.map(({ sku }) => sku),
      ),
    ])
    const known = new Set(names)
    return items.flatMap(({ store, sku }, at): ReadonlyArray<ItemFault> => [
      ...(known.has(store)
        ? []
        : [{ path: [at, "store"], reason: { key: "content.unknownStore", values: { store, stores: names.join(", ") } } } as const]),
      ...(skus.has(sku) ? [{ path: [at, "sku"], reason: { key: "content.unknownSku", values: { sku } } } as const] : []),
    ])
  },
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
