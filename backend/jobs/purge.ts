/** Forgets what is of no use any more: spent keys, codes and sessions, old reports and carts that nobody came back to. */
import type { Instant } from "#domain/entities/ids.ts"
import { day, hour, later } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"

export const purge = async (db: Database, now: Instant): Promise<void> => {
  // Each table by itself, so that no lock outlives its statement.
  const forget = (sql: string, params: readonly unknown[]) => db.transaction((tx) => tx.query(sql, params), { unlimited: true })
  await forget("delete from idempotency_keys where created_at < $1", [later(now, -day)])
  await forget("delete from rate_limits where began_at < $1", [later(now, -2 * day)])
  await forget("delete from codes where expires_at < $1", [later(now, -hour)])
  await forget("delete from sign_up_tokens where expires_at < $1", [now])
  await forget("delete from sessions where refresh_expires_at < $1", [now])
  await forget("delete from page_views where seen_at < $1", [later(now, -90 * day)])
  await forget("delete from messages where created_at < $1", [later(now, -30 * day)])
  await forget("delete from orders where state in ('cart', 'address', 'payment') and user_id is null and updated_at < $1", [
    later(now, -60 * day),
  ])
}
