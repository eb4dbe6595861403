/** Content that the settings' file has too: what it says counts while the shop has applied none. E28. */
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { Database } from "#backend/database/database.ts"
import { canonical } from "./apply-content.ts"
import type { ContentPart } from "./content-kind.ts"
import { storedContent, type StoredContent } from "./content-kinds.ts"

/** All items of the kinds that the shop shows. */
export const shownContent = async (db: Database, names: ReadonlyArray<string>, site: SiteConfig): Promise<StoredContent> =>
  (await storedContent(db, names)).map((part) =>
    part.items.length === 0 && part.kind.configured !== undefined ? { ...part, items: [part.kind.configured(site)] } : part,
  )

/** The content without what the settings say alike, so that applying an export stores no copy of them. */
export const withoutConfigured = async (
  db: Database,
  content: ReadonlyArray<ContentPart>,
  site: SiteConfig,
): Promise<ReadonlyArray<ContentPart>> => {
  const names = content.filter(({ kind }) => kind.configured !== undefined).map(({ name }) => name)
  const stored = new Set((await storedContent(db, names)).filter(({ items }) => items.length > 0).map(({ name }) => name))
  return content.filter(
    ({ name, kind, items }) => kind.configured === undefined || stored.has(name) || canonical(items) !== canonical([kind.configured(site)]),
  )
}
