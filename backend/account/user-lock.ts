/** Lock of a user's row, taken before rows of the user, so that changes of one account wait for each other and never deadlock. */
import type { Database } from "#backend/database/database.ts"

export const withUserLock = <T>(db: Database, userId: number, work: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.query("select from users where id = $1 for update", [userId])
    return work(tx)
  })
