/** Push area: devices of Web Push, and the jobs of the outbox of pushes. */
import type { Area } from "#backend/area.ts"
import { purgeJob } from "#backend/jobs/purge.ts"
import { day, later } from "#domain/rules/instants.ts"
import { pushRoutes } from "./routes.ts"
import { sendPushes } from "./send-pushes.ts"

/** How long sent and failed pushes are stored, in milliseconds. */
const storedFor = 30 * day

export const push: Area = {
  routes: pushRoutes,
  jobs: [
    { name: "pushes", every: 0, isExternal: true, run: sendPushes },
    purgeJob("pushes", (now) => [["delete from pushes where created_at < $1 and state in ('sent', 'failed')", later(now, -storedFor)]]),
  ],
}
