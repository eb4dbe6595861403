/** Lists area: wish lists and packages. */
import { day, later } from "#domain/rules/instants.ts"
import type { Area } from "#backend/area.ts"
import { purgeJob } from "#backend/jobs/purge.ts"
import { listRoutes } from "./routes.ts"

/** How long a deleted list can be restored, in milliseconds. */
const restorableFor = day

export const lists: Area = {
  routes: listRoutes,
  jobs: [purgeJob("wish lists", (now) => [["delete from wish_lists where removed_at < $1", later(now, -restorableFor)]])],
}
