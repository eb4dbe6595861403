/** Seeding of the demo catalogue's look books. */
import { day } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import { readLookBooks } from "./look-books.ts"

/** Days between two look books. */
const lookBookInterval = 9

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

/** Fills the look books where there are none. */
export const seedCatalogueExtras = async (db: Database, now: Date): Promise<void> => {
  const [book] = await db.query("select from look_books limit 1")
  if (book === undefined) await seedLookBooks(db, now)
}
