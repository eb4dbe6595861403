/** Head definitions of all pages, found at `app/pages/<area>/heads.ts`. */
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { isOfferedPage } from "#domain/rules/shell/features.ts"
import type { Route } from "#app/route.ts"
import { routes } from "#app/routes.ts"
import type { HeadDefinition, HeadsOfArea } from "./page-head.ts"

const areas = import.meta.glob<HeadsOfArea>("../pages/*/heads.ts", { eager: true, import: "heads" })

/** The head definition of a route; empty if it has none. */
export const definitionOf = ({ name }: Route): HeadDefinition => {
  const [area, page = ""] = name.split("/")
  return areas[`../pages/${area}/heads.ts`]?.[page] ?? {}
}

/** Whether crawlers may index a route's pages. */
export const isCrawled = (route: Route): boolean => route.audience === "everybody" && definitionOf(route).crawled !== false

/** Whether only some sites have the route's page. */
const isConditional = (route: Route): boolean => definitionOf(route).offered !== undefined

/** Routes that a site has; unconditional ones first. */
export const offeredRoutes = (config: SiteConfig): ReadonlyArray<Route> =>
  routes
    .filter((route) => route.paths.some((path) => isOfferedPage(path, config.flags)) && definitionOf(route).offered?.(config) !== false)
    .toSorted((one, other) => Number(isConditional(one)) - Number(isConditional(other)))

/** Offered routes that crawlers may index. */
export const crawledRoutes = (config: SiteConfig): ReadonlyArray<Route> => offeredRoutes(config).filter(isCrawled)
