/** Badges of products, by their codes. E17. */
import { defaultLocale, type Localized } from "#domain/entities/locale.ts"
import { BadgeContent } from "#domain/entities/catalogue/badge-content.ts"
import type { ContentKind } from "../content-kind.ts"
import { nonEmptyTexts } from "../optional-texts.ts"

const noText: Localized = { [defaultLocale]: "" }

const stored = ({ code, name, description }: BadgeContent): BadgeContent => ({ code, name, ...nonEmptyTexts({ description }) })

export const kind: ContentKind<BadgeContent> = {
  item: BadgeContent,
  effect: "Badges that products name by their code in `badges`; each has a page with its description.",
  fields: {
    code: "As product files name it in `badges`.",
    name: "What the badge says on a product.",
    description: "Text of its page.",
  },
  example: {
    code: "eco",
    name: { mn: "Байгальд ээлтэй", en: "Eco" },
    description: { mn: "Байгальд хоргүй бараа.", en: "Goods that spare nature." },
  },
  keyOf: ({ code }) => code,
  isOrdered: false,
  read: async (db) => {
    const rows = await db.query<Required<BadgeContent>>("select code, name, description from badges order by id")
    return rows.map(stored)
  },
  stored,
  write: async (db, { put, gone, now }) => {
    for (const { code, name, description = noText } of put) {
      await db.query(
        // The demo's badges have ids that the sequence does not know.
        `insert into badges (id, code, name, description, updated_at) values ((select coalesce(max(id), 0) + 1 from badges), $1, $2, $3, $4)
         on conflict (code) do update set name = excluded.name, description = excluded.description, updated_at = excluded.updated_at`,
        [code, JSON.stringify(name), JSON.stringify(description), now],
      )
    }
    // Products keep the code, and show the badge again once it is back.
    await db.query("delete from badges where code = any ($1)", [gone.map(({ code }) => code)])
    // The change of the others tells those who fetch changes since a moment that one is gone.
    if (gone.length > 0) await db.query("update badges set updated_at = $1", [now])
    return []
  },
}
