/** Content that a new shop begins with: pages of information and a neutral wording of the home page. */
import type { SiteTexts } from "#domain/entities/shell/site.ts"
import { forLocales } from "#domain/entities/locale.ts"
import { day } from "#domain/rules/instants.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import type { Database } from "#backend/database/database.ts"
import { readTexts, stored } from "./content-texts.ts"
import neutralWording from "./neutral-wording.json" with { type: "json" }

/** Age of the pages, in days. */
const pagesAge = 20

/** Pages of terms, privacy, delivery and returns; nothing when there are pages already. Returns whether they were added. */
export const seedPages = async (db: Database, now: Date): Promise<boolean> => {
  const [row] = await db.query<{ there: boolean }>("select exists (select from content_pages) as there")
  if (row?.there === true) return false
  const pages = await readTexts("pages")
  const updatedAt = new Date(now.getTime() - pagesAge * day).toISOString()
  await insertRows(
    db,
    "content_pages",
    pages.map(({ name, locale, fields, document }) => ({ slug: name, locale, title: fields["title"], summary: fields["summary"], body: stored(document), updated_at: updatedAt })),
  )
  return true
}

/** Wordings of a shop of one's own: those of the demo shop speak of its goods. */
const neutral = (brand: string): SiteTexts["translation"] => [{ key: "home.hero.eyebrow", text: forLocales(() => brand) }, ...neutralWording]

/** Adds the neutral wording; nothing when the shop has wordings already. */
export const seedNeutralTexts = async (db: Database, brand: string, now: Date): Promise<void> => {
  await db.query("insert into site_texts (name, items, changed_at) values ('translation', $1::jsonb, $2) on conflict (name) do nothing", [JSON.stringify(neutral(brand)), now.toISOString()])
}
