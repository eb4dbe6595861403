/** Lists area: wish lists and packages. */
import { day, later, minute } from "#domain/rules/instants.ts"
import type { Area } from "#backend/area.ts"
import { purgeJob } from "#backend/jobs/purge.ts"
import { listRoutes } from "./routes.ts"
import { sendWishNews } from "./send-wish-news.ts"

/** How long a deleted list can be restored, in milliseconds. */
const restorableFor = day

export const lists: Area = {
  routes: listRoutes,
  jobs: [
    { name: "wish letters", every: 15 * minute, isExternal: false, run: sendWishNews },
    purgeJob("wish lists", (now) => [["delete from wish_lists where removed_at < $1", later(now, -restorableFor)]]),
  ],
}
