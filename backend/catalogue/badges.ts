/** Stored badges. E17, C17. */
import type { Badge } from "#domain/entities/catalogue/badge.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { Flags } from "#domain/entities/shell/site.ts"
import { latestOf, millisecondsOf } from "#domain/rules/instants.ts"
import { isShownBadge } from "#domain/rules/catalogue/badges.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { rowIdOf } from "#backend/http/row-id.ts"
import { coverAddress, coverPicture } from "./cover-picture.ts"

type Row = Pick<Badge, "id" | "code"> & {
  readonly name: Localized
  readonly description: Localized
  readonly cover: string | null
  readonly updated_at: Instant
}

const select = (where: string, order = "b.id"): string => `
  select b.id, b.code, b.name, b.description, b.updated_at, ${coverPicture("b.code = any (p.badges)")} as cover
  from badges b ${where} order by ${order}`

const badgeOf =
  (locale: Locale) =>
  ({ id, code, name, description, cover }: Row): Badge => ({
    id,
    code,
    name: inLocale(name, locale),
    description: inLocale(description, locale),
    image: coverAddress(cover),
  })

const shownRows = async (db: Database, flags: Flags): Promise<ReadonlyArray<Row>> =>
  (await db.query<Row>(select(""))).filter(({ code }) => isShownBadge(code, flags))

/** Badges that the site shows, by their ids. */
export const shownBadges = async (db: Database, locale: Locale, flags: Flags): Promise<ReadonlyArray<Badge>> =>
  (await shownRows(db, flags)).map(badgeOf(locale))

type BadgeChanges = {
  /** The latest change of any badge. */
  readonly changedAt: Instant | null
  /** `null` where no badge has changed. */
  readonly badges: ReadonlyArray<Badge> | null
}

/** All badges where one has changed after `since`. */
export const badgesSince = async (db: Database, locale: Locale, flags: Flags, since: Instant | null): Promise<BadgeChanges> => {
  const rows = await shownRows(db, flags)
  const changedAt = latestOf(rows.map(({ updated_at: at }) => at))
  const isNew = since === null || changedAt === null || millisecondsOf(changedAt) > millisecondsOf(since)
  return { changedAt, badges: isNew ? rows.map(badgeOf(locale)) : null }
}

/** By code or id; `null` for an unknown one. Throws 403 for one that the site does not show. */
export const badgeByName = async (db: Database, name: string, locale: Locale, flags: Flags): Promise<Badge | null> => {
  const [row] = await db.query<Row>(select("where b.code = $1 or b.id = $2", "b.code = $1 desc"), [name, rowIdOf(name)])
  if (row === undefined) return null
  if (!isShownBadge(row.code, flags)) throw new Refusal(403, { key: "feature.off" })
  return badgeOf(locale)(row)
}
