/** What crawlers learn of each page, found by its place: `app/pages/<area>/<page>.head.ts`. */
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { Route } from "#app/route.ts"
import { routes } from "#app/routes.ts"
import type { HeadDefinition } from "./page-head.ts"
import { moduleOf } from "./page-modules.ts"

const definitions = import.meta.glob<HeadDefinition<unknown>>("../pages/*/*.head.ts", { eager: true, import: "head" })

/** The definition of a page's head; an empty one for a page that has none of its own. */
export const definitionOf = (route: Route): HeadDefinition<unknown> =>
  definitions[moduleOf(route).replace("app/", "../").replace(/\.tsx$/, ".head.ts")] ?? {}

const isCrawled = (route: Route): boolean => route.audience === "everybody" && definitionOf(route).crawled !== false

/** Routes that a site has; those that every site has go first. */
export const offeredRoutes = (config: SiteConfig): ReadonlyArray<Route> =>
  routes
    .filter((route) => definitionOf(route).offered?.(config) !== false)
    .toSorted((a, b) => Number(definitionOf(a).offered !== undefined) - Number(definitionOf(b).offered !== undefined))

/** Of those, the ones that crawlers may read. */
export const crawledRoutes = (config: SiteConfig): ReadonlyArray<Route> => offeredRoutes(config).filter(isCrawled)

/** Beginnings of the paths that crawlers are asked to leave alone, each once. */
export const uncrawledPaths = (): ReadonlyArray<string> => {
  const paths = routes.filter((route) => !isCrawled(route)).flatMap((route) => route.paths.map((path) => path.replace(/\/[:*].*/, "")))
  return [...new Set(paths)].filter((path) => !paths.some((other) => path.startsWith(`${other}/`))).toSorted()
}
