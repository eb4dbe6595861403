/** Parts that a shop does not have yet (`lacks` of the site configuration), so that no link leads to an empty page. */
import type { Instant } from "#domain/entities/ids.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { receivesContact } from "#backend/content/contact.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"

type Lacks = SiteConfig["lacks"]

/** Parts of a site that may be missing. A missing key is a compile error. */
const parts: Readonly<Record<Lacks[number], true>> = {
  stores: true,
  look_books: true,
  promotions: true,
  media: true,
  receipts: true,
  contact_form: true,
}

type Services = Pick<BackendServices, "config" | "site" | "carriers">

const lacksOf = async (db: Database, services: Services): Promise<Lacks> => {
  const { site, isDemo, providers } = services.config
  const [row] = await db.query<Readonly<Record<Exclude<Lacks[number], "receipts" | "contact_form">, boolean>>>(
    `select exists (select from stores where listed) as stores, exists (select from look_books) as look_books, exists (select from promotions) as promotions,
       exists (select from articles where state = 'published' and ($1 or kind = 'news')) as media`,
    [site.flags.articles],
  )
  const has = { ...row!, receipts: isDemo || providers.receipts !== null, contact_form: receivesContact(services) }
  return (Object.keys(parts) as Array<keyof typeof parts>).filter((part) => !has[part])
}

/** Reads the configuration of the site with its missing parts, and the time at which this process saw either change. */
export const watchConfig = (services: Services, startedAt: Instant) => {
  let last: { readonly text: string; readonly changedAt: Instant } | null = null
  return async (db: Database, now: Instant): Promise<{ readonly config: SiteConfig; readonly changedAt: Instant }> => {
    const lacks = await lacksOf(db, services)
    const config = { ...services.site(), lacks }
    const text = JSON.stringify(config)
    if (last?.text !== text) last = { text, changedAt: last === null ? startedAt : now }
    return { config, changedAt: last.changedAt }
  }
}
