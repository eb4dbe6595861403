/** What a shop has nothing of, so that no link leads to an empty page and nothing is promised that is not there. */
import type { Instant } from "#domain/entities/ids.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { BackendConfig } from "#backend/config.ts"
import type { Database } from "#backend/database/database.ts"

type Lacks = SiteConfig["lacks"]

const lacksOf = async (db: Database, { site, isDemo, providers }: BackendConfig): Promise<Lacks> => {
  const [row] = await db.query<Readonly<Record<"stores" | "look_books" | "promotions" | "media", boolean>>>(
    `select exists (select from stores) as stores, exists (select from look_books) as look_books, exists (select from promotions) as promotions,
       exists (select from articles where state = 'published' and ($1 or kind = 'news')) as media`,
    [site.flags.articles],
  )
  const has = { ...row, receipts: isDemo || providers.receipts !== null }
  return (["stores", "look_books", "promotions", "media", "receipts"] as const).filter((one) => has[one] !== true)
}

/** Reads the present lacks, with the moment at which this process saw them change. */
export const watchLacks = (startedAt: Instant) => {
  let last = { lacks: null as Lacks | null, changedAt: startedAt }
  return async (db: Database, config: BackendConfig, now: Instant): Promise<{ readonly lacks: Lacks; readonly changedAt: Instant }> => {
    const lacks = await lacksOf(db, config)
    if (last.lacks?.join() !== lacks.join()) last = { lacks, changedAt: last.lacks === null ? startedAt : now }
    return { lacks, changedAt: last.changedAt }
  }
}
