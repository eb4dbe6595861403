/** Parts that a shop does not have yet (`lacks` of the site configuration), so that no link leads to an empty page. */
import type { Instant } from "#domain/entities/ids.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { BackendConfig } from "#backend/config.ts"
import type { Database } from "#backend/database/database.ts"

type Lacks = SiteConfig["lacks"]

/** Parts of a site that may be missing. A missing key is a compile error. */
const parts: Readonly<Record<Lacks[number], true>> = { stores: true, look_books: true, promotions: true, media: true, receipts: true }

const lacksOf = async (db: Database, { site, isDemo, providers }: BackendConfig): Promise<Lacks> => {
  const [row] = await db.query<Readonly<Record<Exclude<Lacks[number], "receipts">, boolean>>>(
    `select exists (select from stores where listed) as stores, exists (select from look_books) as look_books, exists (select from promotions) as promotions,
       exists (select from articles where state = 'published' and ($1 or kind = 'news')) as media`,
    [site.flags.articles],
  )
  const has = { ...row!, receipts: isDemo || providers.receipts !== null }
  return (Object.keys(parts) as Array<keyof typeof parts>).filter((part) => !has[part])
}

/** Reads the missing parts, with the time at which this process saw them change. */
export const watchLacks = (startedAt: Instant) => {
  let last = { lacks: null as Lacks | null, changedAt: startedAt }
  return async (db: Database, config: BackendConfig, now: Instant): Promise<{ readonly lacks: Lacks; readonly changedAt: Instant }> => {
    const lacks = await lacksOf(db, config)
    if (last.lacks?.join() !== lacks.join()) last = { lacks, changedAt: last.lacks === null ? startedAt : now }
    return { lacks, changedAt: last.changedAt }
  }
}
