/** Kinds of content that the site's answer carries whole: menus, wording, notifications, presets, and parts of the configuration. E16, E22, E28. */
import type { SiteTexts } from "#domain/entities/shell/site.ts"
import type { PartName } from "#backend/shell/stored-parts.ts"
import type { Database } from "#backend/database/database.ts"
import type { ContentKind } from "./content-kind.ts"

type Stored = { readonly items: ReadonlyArray<unknown> }

/** Reads and stores all items of one row of `site_texts`. */
export const inSiteTexts = <Item>(name: keyof SiteTexts | PartName): Pick<ContentKind<Item>, "read" | "write" | "isOrdered"> => ({
  isOrdered: true,
  read: async (db: Database) => {
    const [row] = await db.query<Stored>("select items from site_texts where name = $1", [name])
    return (row?.items ?? []) as ReadonlyArray<Item>
  },
  write: async (db, { items, now }) => {
    await db.query(
      `insert into site_texts (name, items, changed_at) values ($1, $2::text::jsonb, $3)
       on conflict (name) do update set items = excluded.items, changed_at = excluded.changed_at`,
      [name, JSON.stringify(items), now],
    )
    return []
  },
})
