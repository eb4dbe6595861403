/** Seeding of the demo shop's pages, articles, news and texts. */
import { seedPages } from "#backend/content/starting-content.ts"
import type { Database } from "#backend/database/database.ts"
import { seedArticles } from "./seed-articles.ts"
import { seedSiteTexts } from "./site-texts.ts"

/** Adds the content, unless there are pages already. */
export const seedContent = async (db: Database, now: Date): Promise<void> => {
  if (!(await seedPages(db, now))) return
  await seedArticles(db, now)
  await seedSiteTexts(db, now)
}
