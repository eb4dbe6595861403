/** Indexing of new and changed products. Changes of stock need none. */
import type { Instant } from "#domain/entities/ids.ts"
import { locales } from "#domain/entities/locale.ts"
import { facetValues } from "#domain/rules/catalogue/facet-values.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import { isOutsideCatalogue } from "#backend/catalogue/products/product-conditions.ts"
import { productsByIds, type StoredProduct } from "#backend/catalogue/products/stored-products.ts"
import type { Database } from "#backend/database/database.ts"
import { storedNumbers } from "./index-numbers.ts"
import { coloursOf, searchDocument, sizesOf, tileDocument } from "./search-document.ts"
import { wordsOf } from "./search-vector.ts"

const entryRow = (now: Instant) => (product: StoredProduct) => {
  const level = (at: number): number | null => product.branch[at]?.id ?? null
  return {
    product_id: product.id,
    sku: product.sku,
    slug: product.slug,
    brand: product.brand_code,
    store: product.store_code,
    vendor: product.store_id,
    l0: level(0),
    l1: level(1),
    l2: level(2),
    l3: level(3),
    l4: level(4),
    ...storedNumbers(product, now),
    has_image: product.pictures.length > 0,
    colours: coloursOf(product).map(({ value }) => value),
    sizes: sizesOf(product),
    badges: product.badges,
    facets: facetValues({
      permalink: product.branch.at(-1)?.permalink ?? "",
      badges: product.badges,
      properties: product.properties,
      options: product.variants.flatMap(({ options }) => options),
    }).map(({ facet, code }) => `${facet}=${code}`),
  }
}

const documentRows = (now: Instant) => (product: StoredProduct) =>
  locales.map((locale) => {
    const document = searchDocument(product, locale, now)
    return { product_id: product.id, locale, document, tile: tileDocument(document) }
  })

const inBatches = async (ids: ReadonlyArray<number>, work: (batch: ReadonlyArray<number>) => Promise<void>): Promise<void> => {
  for (let from = 0; from < ids.length; from += 200) await work(ids.slice(from, from + 200))
}

/** Those of the products that are in the catalogue. */
const goodsAmong = async (db: Database, ids: ReadonlyArray<number>): Promise<ReadonlyArray<number>> =>
  (await db.query<{ id: number }>(`select id from products p where id = any ($1::int[]) and not ${isOutsideCatalogue()}`, [ids])).map(
    ({ id }) => id,
  )

/** Notes which of the products are to be indexed on the day of their publication. */
const awaitPublication = async (db: Database, ids: ReadonlyArray<number>): Promise<void> => {
  await db.query("delete from search_awaited where product_id = any ($1::int[])", [ids])
  await db.query("insert into search_awaited select p.id from products p where p.id = any ($1::int[]) and p.listed and not p.for_sale", [
    ids,
  ])
}

/** Products whose day of publication has come since they were indexed. */
export const publishedSince = async (db: Database): Promise<ReadonlyArray<number>> =>
  (await db.query<{ id: number }>("select p.id from search_awaited a join products p on p.id = a.product_id where p.for_sale")).map(
    ({ id }) => id,
  )

/**
 * Reindexes products by id with the prices of `now`, and removes those that are deleted or not for sale, in the caller's transaction. Gift
 * cards and hotel rooms are in no index.
 */
export const indexProducts = (db: Database, ids: ReadonlyArray<number>, now: Instant): Promise<void> =>
  // Locked in the same order as placing does, and read afterwards, when concurrent orders have ended.
  inBatches(
    ids.toSorted((one, other) => one - other),
    async (batch) => {
      await db.query("select from search_entries where product_id = any ($1::int[]) order by product_id for update", [batch])
      await db.query("delete from search_entries where product_id = any ($1::int[])", [batch])
      const goods = await goodsAmong(db, batch)
      const products = await productsByIds(db, goods)
      await insertRows(db, "search_entries", products.map(entryRow(now)))
      await insertRows(
        db,
        "search_words",
        products.map((product) => ({ product_id: product.id, words: wordsOf(product) })),
      )
      await insertRows(db, "search_documents", products.flatMap(documentRows(now)))
      await awaitPublication(db, goods)
    },
  )
