/** Merchant: calls by key, and the record of their uses. */
import type { Area } from "#backend/area.ts"
import { purgeJob } from "#backend/jobs/purge.ts"
import { day, later } from "#domain/rules/instants.ts"
import { merchantRoutes } from "./routes.ts"

export const merchant: Area = {
  routes: merchantRoutes,
  jobs: [purgeJob("uses of keys", (now) => [["delete from api_key_uses where used_at < $1", later(now, -90 * day)]])],
}
