/** Sandbox area: the payment desk and the inbox. */
import type { Area } from "#backend/area.ts"
import { purgeJob } from "#backend/jobs/purge.ts"
import { day, later } from "#domain/rules/instants.ts"
import { sandboxRoutes } from "./routes.ts"

export const sandbox: Area = {
  routes: sandboxRoutes,
  jobs: [purgeJob("inbox", (now) => [["delete from messages where created_at < $1", later(now, -30 * day)]])],
}
