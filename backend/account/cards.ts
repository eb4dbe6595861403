/** Payment cards of a user, which the bank's page registers; a sandbox has a page in place of the bank's. C10. */
import { randomUUID } from "node:crypto"
import type { SavedCard } from "#domain/entities/account/card.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { hour, later } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { missing } from "#backend/http/refusal.ts"
import { withUserLock } from "./user-lock.ts"

type Row = { readonly id: string; readonly bank: string; readonly last_digits: string; readonly is_default: boolean }

/** How long the bank's page for a card stays open, in milliseconds. */
const registrationLifetime = hour

export const cardsOf = async (db: Database, userId: number): Promise<ReadonlyArray<SavedCard>> => {
  const rows = await db.query<Row>(
    `select id, bank, last_digits, is_default from saved_cards
     where user_id = $1 and registered_at is not null order by is_default desc, created_at, id`,
    [userId],
  )
  return rows.map(({ id, bank, last_digits, is_default }) => ({ id, bank, lastDigits: last_digits, isDefault: is_default }))
}

export const pendingCards = async (db: Database, userId: number, now: Instant): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from saved_cards where user_id = $1 and registered_at is null and created_at > $2",
    [userId, later(now, -registrationLifetime)],
  )
  return row?.count ?? 0
}

/** Stores a card that waits for the bank, in place of earlier ones that were never registered. Returns its id. */
export const beginCard = async (db: Database, userId: number, now: Instant): Promise<string> => {
  const id = randomUUID()
  await db.query("delete from saved_cards where user_id = $1 and registered_at is null", [userId])
  await db.query("insert into saved_cards (id, user_id, created_at) values ($1, $2, $3)", [id, userId, now])
  return id
}

/** Whether the bank's page for a card is open. */
export const isPending = async (db: Database, id: string, now: Instant): Promise<boolean> =>
  (
    await db.query("select from saved_cards where id = $1 and registered_at is null and created_at > $2", [
      id,
      later(now, -registrationLifetime),
    ])
  ).length > 0

/** Stores what the bank reports of a pending card; the first card becomes the default. A repeated report changes nothing. */
export const registerCard = async (
  db: Database,
  id: string,
  { bank, lastDigits }: Pick<SavedCard, "bank" | "lastDigits">,
  now: Instant,
): Promise<void> => {
  const [card] = await db.query<{ user_id: number }>("select user_id from saved_cards where id = $1", [id])
  if (card === undefined) return
  await withUserLock(db, card.user_id, async (tx) => {
    const registered = await tx.query(
      `update saved_cards set bank = $2, last_digits = $3, registered_at = $4
       where id = $1 and registered_at is null and created_at > $5 returning 1`,
      [id, bank, lastDigits, now, later(now, -registrationLifetime)],
    )
    if (registered.length > 0) await ensureDefault(tx, card.user_id)
  })
}

/** Makes the latest registered card the default where none is. */
const ensureDefault = (tx: Database, userId: number) =>
  tx.query(
    `update saved_cards set is_default = true
     where id = (select id from saved_cards where user_id = $1 and registered_at is not null order by created_at desc, id limit 1)
       and not exists (select from saved_cards where user_id = $1 and is_default)`,
    [userId],
  )

/** Makes a card the default. Throws 404 for one that is not the user's. */
export const setDefaultCard = (db: Database, userId: number, id: string): Promise<void> =>
  withUserLock(db, userId, async (tx) => {
    await tx.query("update saved_cards set is_default = false where user_id = $1 and is_default", [userId])
    const chosen = await tx.query(
      "update saved_cards set is_default = true where user_id = $1 and id = $2 and registered_at is not null returning 1",
      [userId, id],
    )
    if (chosen.length === 0) throw missing("card.none")
  })

/** Throws 404 for a card that is not the user's. */
export const removeCard = (db: Database, userId: number, id: string): Promise<unknown> =>
  withUserLock(db, userId, async (tx) => {
    const removed = await tx.query("delete from saved_cards where user_id = $1 and id = $2 returning 1", [userId, id])
    if (removed.length === 0) throw missing("card.none")
    await ensureDefault(tx, userId)
  })
