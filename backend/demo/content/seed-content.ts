/** Seeding of the demo shop's pages, articles and news. */
import { day } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "../bulk-insert.ts"
import { readTexts, stored } from "./content-texts.ts"
import { seedSiteTexts } from "./site-texts.ts"
import { seedArticles } from "./seed-articles.ts"

/** Age of the pages, in days. */
const pagesAge = 20

const hasPages = async (db: Database): Promise<boolean> => {
  const [row] = await db.query<{ there: boolean }>("select exists (select from content_pages) as there")
  return row?.there === true
}

/** Pages of terms, privacy, delivery and returns, for a shop to begin with; nothing when there are pages already. */
export const seedPages = async (db: Database, now: Date): Promise<void> => {
  if (await hasPages(db)) return
  const pages = await readTexts("pages")
  const updatedAt = new Date(now.getTime() - pagesAge * day).toISOString()
  await insertRows(
    db,
    "content_pages",
    pages.map(({ name, locale, fields, document }) => ({ slug: name, locale, title: fields["title"], summary: fields["summary"], body: stored(document), updated_at: updatedAt })),
  )
}

/** Does nothing when there are pages already. */
export const seedContent = async (db: Database, now: Date): Promise<void> => {
  if (await hasPages(db)) return
  await seedPages(db, now)
  await seedArticles(db, now)
  await seedSiteTexts(db, now)
}
