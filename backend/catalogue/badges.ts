/** Stored badges. E17, C17. */
import type { Badge } from "#domain/entities/catalogue/badge.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { Flags } from "#domain/entities/shell/site.ts"
import { latestOf, millisecondsOf } from "#domain/rules/instants.ts"
import { isShownBadge } from "#domain/rules/catalogue/badges.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"

type Row = Pick<Badge, "id" | "code"> & { readonly name: Localized; readonly description: Localized; readonly face: string | null; readonly updated_at: Instant }

/** The picture is of the product with this badge that most shoppers reviewed. */
const select = (where: string): string => `
  select b.id, b.code, b.name, b.description, b.updated_at,
    (select p.pictures[1] from products p where b.code = any (p.badges) and p.for_sale and cardinality(p.pictures) > 0 order by p.total_reviews desc, p.id limit 1) as face
  from badges b ${where} order by b.id`

const badgeOf = (locale: Locale) => ({ id, code, name, description, face }: Row): Badge => ({ id, code, name: inLocale(name, locale), description: inLocale(description, locale), image: face === null ? null : `/pictures/${face}` })

const shownRows = async (db: Database, flags: Flags): Promise<ReadonlyArray<Row>> =>
  (await db.query<Row>(select(""))).filter(({ code }) => isShownBadge(code, flags))

export const shownBadges = async (db: Database, locale: Locale, flags: Flags): Promise<ReadonlyArray<Badge>> => (await shownRows(db, flags)).map(badgeOf(locale))

/** All badges where one has changed since, `null` otherwise, with the latest change of any. */
export const badgesSince = async (db: Database, locale: Locale, flags: Flags, since: Instant | null): Promise<{ readonly changedAt: Instant | null; readonly badges: ReadonlyArray<Badge> | null }> => {
  const rows = await shownRows(db, flags)
  const changedAt = latestOf(rows.map(({ updated_at: at }) => at))
  const isNew = since === null || (changedAt !== null && millisecondsOf(changedAt) > millisecondsOf(since))
  return { changedAt, badges: isNew ? rows.map(badgeOf(locale)) : null }
}

/** By number or code; `null` for an unknown one. Throws 403 for one that the site does not show. */
export const badgeByName = async (db: Database, name: string, locale: Locale, flags: Flags): Promise<Badge | null> => {
  const [row] = await db.query<Row>(select("where b.code = $1 or b.id = $2"), [name, /^\d{1,9}$/.test(name) ? Number(name) : -1])
  if (row === undefined) return null
  if (!isShownBadge(row.code, flags)) throw new Refusal(403, { key: "feature.off" })
  return badgeOf(locale)(row)
}
