/** Search area: the embedded search service. */
import type { Area } from "#backend/area.ts"
import { searchRoutes } from "./routes.ts"

export const search: Area = {
  routes: (app, { db, config, country }) => void app.route("/search-service", searchRoutes({ db, zones: country.zones, clock: () => new Date(config.clock()) })),
}
