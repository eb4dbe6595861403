/** Head definitions of all pages, found at `app/pages/<area>/<page>.head.ts`. */
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { isOfferedPage } from "#domain/rules/shell/features.ts"
import type { Route } from "#app/route.ts"
import { routes } from "#app/routes.ts"
import type { HeadDefinition } from "./page-head.ts"
import { moduleOf } from "./page-modules.ts"

const definitions = import.meta.glob<HeadDefinition<unknown>>("../pages/**/*.head.ts", { eager: true, import: "head" })

/** The head definition of a route; empty if it has none. */
export const definitionOf = (route: Route): HeadDefinition<unknown> =>
  definitions[moduleOf(route).replace("app/", "../").replace(/\.tsx$/, ".head.ts")] ?? {}

/** Whether crawlers may index a route's pages. */
export const isCrawled = (route: Route): boolean => route.audience === "everybody" && definitionOf(route).crawled !== false

/** Routes that a site has; unconditional ones first. */
export const offeredRoutes = (config: SiteConfig): ReadonlyArray<Route> =>
  routes
    .filter((route) => route.paths.every((path) => isOfferedPage(path, config.flags)) && definitionOf(route).offered?.(config) !== false)
    .toSorted((a, b) => Number(definitionOf(a).offered !== undefined) - Number(definitionOf(b).offered !== undefined))

/** Offered routes that crawlers may index. */
export const crawledRoutes = (config: SiteConfig): ReadonlyArray<Route> => offeredRoutes(config).filter(isCrawled)
