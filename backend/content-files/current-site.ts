/** Site of a running process: its configuration, and over it the parts that the shop has applied as content. E28. */
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { second } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { readParts } from "#backend/shell/stored-parts.ts"
import { contentVersion } from "./content-version.ts"

/** Shortest time between two comparisons with the stored content, in milliseconds. */
const comparedEvery = second

export type CurrentSite = {
  /** The site as last read; it is read again in every call and not stored. */
  readonly site: () => SiteConfig
  /** Reads the parts again if content has changed. */
  readonly refresh: (db: Database) => Promise<void>
  /** Refreshes at most once a second. If the database fails the site stays as it is; the query of the call itself reports it. */
  readonly keepFresh: (db: Database, now: number) => Promise<void>
}

export const createCurrentSite = (configured: { readonly site: SiteConfig }): CurrentSite => {
  let parts: Awaited<ReturnType<typeof readParts>> = {}
  let known: number | null = null
  let comparedAt = 0
  let pending: Promise<void> | null = null
  const refresh = async (db: Database): Promise<void> => {
    // The version first: a change in between is read once more.
    const version = await contentVersion(db)
    if (version === known) return
    parts = await readParts(db)
    known = version
  }
  return {
    site: () => ({ ...configured.site, ...parts }),
    refresh,
    keepFresh: async (db, now) => {
      if (now - comparedAt < comparedEvery) return
      pending ??= refresh(db)
        .then(() => void (comparedAt = now))
        .catch(() => undefined)
        .finally(() => void (pending = null))
      await pending
    },
  }
}
