/** Modules of pages: paths from the root of the repository, as the build's manifest names them. */
import type { Route } from "#app/route.ts"
import { routes } from "#app/routes.ts"

/** The module of a route's page, such as `app/pages/catalogue/home.tsx`. */
export const moduleOf = ({ name }: Pick<Route, "name">): string => `app/pages/${name}.tsx`

export const routesByModule: ReadonlyMap<string, Route> = new Map(routes.map((route) => [moduleOf(route), route]))
