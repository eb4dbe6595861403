/** Seeding of an empty database with the demo's products, the content that they need and reviews, the same on every machine for the same day. */
import type { Instant } from "#domain/entities/ids.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { demoSite } from "#domain/rules/shell/default-site.ts"
import { allProductsByIds } from "#backend/catalogue/products/stored-products.ts"
import { refreshDueProducts } from "#backend/catalogue/due-products.ts"
import { daysSinceWritten, seedContent } from "#backend/content-files/seed-content.ts"
import type { Database } from "#backend/database/database.ts"
import { importProducts } from "#backend/import/import-products.ts"
import { fileAt } from "#backend/paths.ts"
import { createMemoryStorage } from "#backend/pictures/storage/memory-storage.ts"
import { keepWordsRule } from "#backend/search/indexing/words-rule.ts"
import { seedReviews } from "./seed-reviews.ts"

/** Kinds of content that the products need. */
export const catalogueKinds = ["categories", "vendors", "brands", "labels"]

const hasCatalogue = async (db: Database): Promise<boolean> => (await db.query("select 1 from taxons limit 1")).length > 0

/** Imports `data/products.csv` with dates about `now`. Its pictures are in every shop, so that none is stored. */
const importGoods = async (db: Database, now: Instant): Promise<void> => {
  const { isWritten, wrong, leftOut } = await importProducts(db, fileAt("data/products.csv"), {
    isDry: false,
    company: demoSite.company,
    now: () => now,
    progress: () => undefined,
    storage: createMemoryStorage(),
    daysLater: daysSinceWritten(now),
  })
  const [fault] = [...wrong, ...leftOut]
  if (!isWritten || fault !== undefined) throw new Error(`the goods of the demo were refused: ${JSON.stringify(fault)}`)
}

/** Does nothing when there are categories already. Returns whether it seeded. */
export const seedCatalogue = async (db: Database, now = new Date()): Promise<boolean> => {
  if (await hasCatalogue(db)) return false
  const seededAt = instantOf(now.getTime())
  return db.transaction(async (tx) => {
    // Of processes that start together one seeds, while the others wait for its lock.
    await tx.query("lock table taxons in exclusive mode")
    if (await hasCatalogue(tx)) return false
    await seedContent(tx, seededAt, catalogueKinds)
    await importGoods(tx, seededAt)
    const products = await tx.query<{ id: number }>("select id from products order by id")
    await seedReviews(
      tx,
      await allProductsByIds(
        tx,
        products.map(({ id }) => id),
      ),
      seededAt,
    )
    await keepWordsRule(tx)
    await refreshDueProducts(tx, seededAt)
    return true
  })
}
