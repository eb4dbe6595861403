/** Seeding of the demo catalogue's look books and nutrition. */
import type { Nutrition } from "#domain/entities/catalogue/stock-item.ts"
import { day } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import { readLookBooks } from "./look-books.ts"
import { readTable } from "#backend/tsv-table.ts"

/** Days between two look books. */
const lookBookInterval = 9

const isEmpty = async (db: Database, table: "look_books" | "nutrition"): Promise<boolean> => {
  const rows = await db.query(`select 1 from ${table} limit 1`)
  return rows.length === 0
}

/** Ids of products by slug. */
const idsOfProducts = async (db: Database): Promise<ReadonlyMap<string, number>> =>
  new Map((await db.query<{ slug: string; id: number }>("select slug, id from products")).map(({ slug, id }) => [slug, id]))

const seedLookBooks = async (db: Database, now: Date): Promise<void> => {
  const [books, ids] = await Promise.all([readLookBooks(), idsOfProducts(db)])
  await insertRows(
    db,
    "look_books",
    books.map(({ title, description }, at) => ({
      id: at + 1,
      title,
      description,
      created_at: new Date(now.getTime() - (at + 1) * lookBookInterval * day).toISOString(),
    })),
  )
  const looks = books.flatMap(({ looks: pictures }, at) =>
    pictures.map((look, position) => ({ ...look, look_book_id: at + 1, position: position + 1 })),
  )
  await insertRows(
    db,
    "look_book_pictures",
    looks.map(({ look_book_id, position, picture }) => ({ look_book_id, position, picture })),
  )
  await insertRows(
    db,
    "look_book_hotspots",
    looks.flatMap(({ look_book_id, position, places }) =>
      places.flatMap(({ slug, x, y }) => {
        const product = ids.get(slug)
        return product === undefined ? [] : [{ look_book_id, position, product_id: product, x, y }]
      }),
    ),
  )
}

const seedNutrition = async (db: Database): Promise<void> => {
  const [rows, ids] = await Promise.all([readTable<"slug" | keyof Nutrition>("nutrition"), idsOfProducts(db)])
  await insertRows(
    db,
    "nutrition",
    rows.flatMap(({ slug, ...cells }) => {
      const product = ids.get(slug)
      const amounts = Object.fromEntries(Object.entries(cells).map(([name, amount]) => [name, Number(amount)]))
      return product === undefined ? [] : [{ product_id: product, ...amounts }]
    }),
  )
}

/** Fills each table that is empty. */
export const seedCatalogueExtras = async (db: Database, now: Date): Promise<void> => {
  if (await isEmpty(db, "look_books")) await seedLookBooks(db, now)
  if (await isEmpty(db, "nutrition")) await seedNutrition(db)
}
