/** Content of a new shop: pages of information and neutral texts of the home page. */
import type { SiteTexts } from "#domain/entities/shell/site.ts"
import { forLocales } from "#domain/entities/locale.ts"
import { day } from "#domain/rules/instants.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import type { Database } from "#backend/database/database.ts"
import { readTexts } from "./content-texts.ts"
import neutralWording from "./neutral-wording.json" with { type: "json" }
import { encodeDocument } from "./stored-document.ts"

/** Days since the last change of a page, as it shows to readers. */
const pageAgeDays = 20

/** Adds the pages of terms, privacy, delivery and returns, unless there are pages already. Returns whether they were added. */
export const seedPages = async (db: Database, now: Date): Promise<boolean> => {
  const [row] = await db.query<{ has_pages: boolean }>("select exists (select from content_pages) as has_pages")
  if (row?.has_pages === true) return false
  const pages = await readTexts("pages")
  const updatedAt = new Date(now.getTime() - pageAgeDays * day).toISOString()
  await insertRows(
    db,
    "content_pages",
    pages.map(({ name, locale, fields, document }) => ({
      slug: name,
      locale,
      title: fields["title"],
      summary: fields["summary"],
      body: encodeDocument(document),
      updated_at: updatedAt,
    })),
  )
  return true
}

/** Texts of the home page that name no goods, unlike those of the interface, which describe the demo shop's. */
const neutralTexts = (brand: string): SiteTexts["translation"] => [
  { key: "home.hero.eyebrow", text: forLocales(() => brand) },
  ...neutralWording,
]

/** Stores the neutral texts, unless the shop has replaced texts already. */
export const seedNeutralTexts = async (db: Database, brand: string, now: Date): Promise<void> => {
  await db.query("insert into site_texts (name, items, changed_at) values ('translation', $1::jsonb, $2) on conflict (name) do nothing", [
    JSON.stringify(neutralTexts(brand)),
    now.toISOString(),
  ])
}
