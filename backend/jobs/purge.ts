/** Hourly job that deletes rows which are no longer needed. */
import type { Instant } from "#domain/entities/ids.ts"
import { hour } from "#domain/rules/instants.ts"
import type { Job } from "#backend/area.ts"

/** A `delete` statement and the moment that it compares with. */
type Purge = readonly [sql: string, before: Instant]

export const purgeJob = (rows: string, purges: (now: Instant) => ReadonlyArray<Purge>): Job => ({
  name: `purge ${rows}`,
  every: hour,
  isExternal: false,
  run: async ({ db }, now) => {
    // One transaction for each table, so that no lock outlives its statement.
    for (const [sql, before] of purges(now)) await db.transaction((tx) => tx.query(sql, [before]), { unlimited: true })
    return 0
  },
})
