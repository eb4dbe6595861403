/** Spent assertions of social logins: each is used once, or ended by a logout. B28. */
import type { Instant } from "#domain/entities/ids.ts"
import { instantOf, millisecondsOf } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { readAssertion, type Assertion } from "./assertion.ts"

/** Spends the assertion; returns whether it was unspent before. */
export const spendAssertion = async (db: Database, { id, expiresAt }: Assertion): Promise<boolean> => {
  const inserted = await db.query("insert into spent_assertions (id, expires_at) values ($1, $2) on conflict do nothing returning 1", [
    id,
    instantOf(expiresAt),
  ])
  return inserted.length > 0
}

export const isSpent = async (db: Database, { id }: Assertion): Promise<boolean> =>
  (await db.query("select 1 from spent_assertions where id = $1", [id])).length > 0

/** Spends the assertion of a logout; an absent or invalid one is ignored. */
export const endAssertion = async (db: Database, key: string, signedAssertion: string | null, now: Instant): Promise<void> => {
  const assertion = signedAssertion === null ? null : readAssertion(key, signedAssertion, millisecondsOf(now))
  if (assertion !== null) await spendAssertion(db, assertion)
}
