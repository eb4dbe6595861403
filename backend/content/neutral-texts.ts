/** Neutral texts of the home page of a new shop. */
import type { SiteTexts } from "#domain/entities/shell/site.ts"
import { forLocales } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import neutralWording from "./neutral-wording.json" with { type: "json" }

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
