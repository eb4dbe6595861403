/** Seeding of the demo shop's pages, articles and news. */
import { seedPages } from "#backend/content/starting-content.ts"
import type { Database } from "#backend/database/database.ts"
import { seedArticles } from "./seed-articles.ts"

/** Adds the content, unless there are pages already. */
export const seedContent = async (db: Database, now: Date): Promise<void> => {
  if (!(await seedPages(db, now))) return
  await seedArticles(db, now)
}
