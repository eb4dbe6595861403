/** Log of what administrators did or were refused. P4. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"

type AdministrationEntry = {
  readonly userId: number
  readonly action: string
  readonly subject?: string
  readonly refused?: boolean
  readonly at: Instant
}

/** Records an action of an administrator, or its refusal. The login is copied, since it outlives the account. */
export const record = async (db: Database, { userId, action, subject = "", refused = false, at }: AdministrationEntry): Promise<void> => {
  await db.query(
    `insert into administration_log (user_id, who, action, subject, refused, at)
     select id, coalesce(email, phone, ''), $2, $3, $4, $5 from users where id = $1`,
    [userId, action, subject, refused, at],
  )
}
