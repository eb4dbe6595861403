/** Assertions of social logins that are used up: each logs in or joins once, and ends with a logout. B28. */
import type { Instant } from "#domain/entities/ids.ts"
import { instantOf, millisecondsOf } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { readAssertion, type Assertion } from "./assertion.ts"

/** Spends the assertion; returns whether it was still good. */
export const spendAssertion = async (db: Database, { id, expiresAt }: Assertion): Promise<boolean> =>
  (await db.query("insert into spent_assertions (id, expires_at) values ($1, $2) on conflict do nothing returning 1", [id, instantOf(expiresAt)])).length > 0

export const isSpent = async (db: Database, { id }: Assertion): Promise<boolean> =>
  (await db.query("select 1 from spent_assertions where id = $1", [id])).length > 0

/** Spends what a logout brings; anything else than a good assertion is left alone. */
export const endAssertion = async (db: Database, key: string, assertion: string | null, now: Instant): Promise<void> => {
  const read = assertion === null ? null : readAssertion(key, assertion, millisecondsOf(now))
  if (read !== null) await spendAssertion(db, read)
}
