/** Identity area: login, registration, password reset and sessions. */
import type { Area } from "#backend/area.ts"
import { purgeJob } from "#backend/jobs/purge.ts"
import { hour, later } from "#domain/rules/instants.ts"
import { identityRoutes } from "./routes.ts"

export const identity: Area = {
  routes: identityRoutes,
  jobs: [
    purgeJob("identity", (now) => [
      ["delete from codes where expires_at < $1", later(now, -hour)],
      ["delete from sign_up_tokens where expires_at < $1", now],
      ["delete from spent_assertions where expires_at < $1", now],
      ["delete from sessions where refresh_expires_at < $1", now],
    ]),
  ],
}
