/** Search area: the embedded search service, or one on a cluster. */
import type { Area } from "#backend/area.ts"
import type { BackendServices } from "#backend/services.ts"
import { zones } from "#backend/country.ts"
import { createClusterClient } from "./cluster/cluster-client.ts"
import { createClusterSearch } from "./cluster/cluster-search.ts"
import { startFeed } from "./cluster/feed.ts"
import { searchRoutes } from "./routes.ts"
import { createSearch, type Search } from "./search.ts"
import { shownSearch } from "./shown-search.ts"

const serviceOf = ({ db, config, log }: BackendServices): Search => {
  const clock = () => new Date(config.clock())
  const service =
    config.searchCluster === null
      ? createSearch(db, clock, log)
      : createClusterSearch({ db, client: createClusterClient(config.searchCluster), clock })
  return shownSearch(service, db, config.site.flags)
}

export const search: Area = {
  routes: (app, services) => void app.route("/search-service", searchRoutes({ service: serviceOf(services), zones })),
  start: ({ db, config, log }) => {
    if (config.searchCluster === null) return { stop: () => Promise.resolve() }
    return startFeed(db, createClusterClient(config.searchCluster), log)
  },
}
