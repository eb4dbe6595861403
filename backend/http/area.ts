/** Rows that all calls leave behind: idempotency keys and rate limits. */
import type { Area } from "#backend/area.ts"
import { purgeJob } from "#backend/jobs/purge.ts"
import { day, hour, later } from "#domain/rules/instants.ts"
import { keyLifetime } from "#domain/rules/timings.ts"

export const http: Area = {
  jobs: [
    purgeJob("calls", (now) => [
      ["delete from idempotency_keys where created_at < $1", later(now, -keyLifetime)],
      ["delete from rate_limits where began_at < $1", later(now, -2 * day)],
      // Solutions that were spent, whose challenges are no longer valid.
      ["delete from rate_limits where key like 'work %' and began_at < $1", later(now, -hour)],
    ]),
  ],
}
