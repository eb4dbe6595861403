/** First content of a shop: the files of `data/content`, stored as those of any shop, with dates moved to the day of the start. */
import type { Instant } from "#domain/entities/ids.ts"
import { localDate, wallDayOf, writtenMoment } from "#domain/rules/calendar-date.ts"
import { day, later, wallDay } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { fileAt } from "#backend/paths.ts"
import { applyContent, inOrder } from "./apply-content.ts"
import { readFolder } from "./content-folder.ts"
import { WrongContent, type ContentPart } from "./content-kind.ts"

/** Day for which the dates of the files of `data` are written. */
const writtenFor = "2026-12-01"

/** Days from the day of the files to that of `now`. */
export const daysSinceWritten = (now: Instant): number => wallDay(now) - (wallDayOf(writtenFor) ?? 0)

/** A value of a file with its dates and moments `days` later. */
const movedBy = (days: number, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => movedBy(days, one))
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, movedBy(days, member)]))
  const moment = typeof value === "string" ? writtenMoment(value, "first") : null
  if (typeof value !== "string" || moment === null) return value
  const moved = later(moment, days * day)
  return wallDayOf(value) === null ? moved : localDate(moved)
}

/** Stores a kind that a later release brought, unless it names what the shop no longer has. */
const addKind = async (db: Database, part: ContentPart, now: Instant): Promise<void> => {
  try {
    await applyContent(db, [part], { now, isTrial: false })
  } catch (error) {
    if (!(error instanceof WrongContent)) throw error
  }
}

/**
 * Stores each kind, or of `only` these kinds, of which the shop has nothing yet. Throws `WrongContent` in a shop that has none of them; an
 * existing shop skips a kind that names what it no longer has. At every start a kind comes back that has lost all its items, such as the
 * news of a demo. Pages never have: those to which the shop links cannot be removed.
 */
export const seedContent = async (db: Database, now: Instant, only?: ReadonlyArray<string>): Promise<void> => {
  const days = daysSinceWritten(now)
  const parts = await readFolder(fileAt("data/content"), only)
  const lacking: ContentPart[] = []
  for (const part of parts) {
    const stored = await part.kind.read(db)
    if (stored.length === 0) lacking.push({ ...part, items: part.items.map((item) => movedBy(days, item)) })
  }
  if (lacking.length === parts.length) await applyContent(db, lacking, { now, isTrial: false })
  else for (const part of inOrder(lacking)) await addKind(db, part, now)
}
