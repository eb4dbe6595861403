/** Shell area: site data, taxons and page views. */
import type { Area } from "#backend/area.ts"
import { purgeJob } from "#backend/jobs/purge.ts"
import { day, later } from "#domain/rules/instants.ts"
import { siteRoutes } from "./routes.ts"

/** Days after which a page view is deleted. */
const pageViewDays = 90

export const shell: Area = {
  routes: siteRoutes,
  jobs: [purgeJob("page views", (now) => [["delete from page_views where seen_at < $1", later(now, -pageViewDays * day)]])],
}
