/** Stored texts of the site: menus, translations, notifications and presets. Specification §3, E16, E22. */
import * as Schema from "effect/Schema"
import type { Instant } from "#domain/entities/ids.ts"
import { Menu } from "#domain/entities/shell/menu.ts"
import type { SiteTexts } from "#domain/entities/shell/site.ts"
import { Notification, Preset, Translation } from "#domain/entities/shell/site-texts.ts"
import { millisecondsOf } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"

type Row = { readonly name: keyof SiteTexts; readonly items: unknown; readonly changed_at: Instant }

const readers = {
  menus: Schema.decodeUnknownSync(Schema.Array(Menu)),
  translation: Schema.decodeUnknownSync(Schema.Array(Translation)),
  notifications: Schema.decodeUnknownSync(Schema.Array(Notification)),
  presets: Schema.decodeUnknownSync(Schema.Array(Preset)),
} satisfies Readonly<Record<keyof SiteTexts, (items: unknown) => unknown>>

export type StoredTexts = {
  /** Time of the latest change of any collection; `null` where none was ever stored. */
  readonly changedAt: Instant | null
  /** A collection, empty if it was never stored; `null` if it has not changed after `since`. */
  readonly collection: <Name extends keyof SiteTexts>(name: Name, since: Instant | null) => ReturnType<(typeof readers)[Name]> | null
}

export const readSiteTexts = async (db: Database): Promise<StoredTexts> => {
  const rows = await db.query<Row>("select name, items, changed_at from site_texts order by changed_at")
  return {
    changedAt: rows.at(-1)?.changed_at ?? null,
    collection: (name, since) => {
      const row = rows.find((stored) => stored.name === name)
      const isOld = since !== null && (row === undefined || millisecondsOf(row.changed_at) <= millisecondsOf(since))
      return isOld ? null : (readers[name](row?.items ?? []) as ReturnType<(typeof readers)[typeof name]>)
    },
  }
}
