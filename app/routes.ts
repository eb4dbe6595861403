/** Routes of all pages, found by their place: `app/pages/<area>/routes.ts`. */
import { localPath } from "#domain/entities/locale.ts"
import type { PageLocation } from "./address.ts"
import type { Route, RoutesOfArea } from "./route.ts"
import { bySpecificity, match } from "./route-match.ts"

const areas = import.meta.glob<RoutesOfArea>("./pages/*/routes.ts", { eager: true, import: "routes" })

export const routes: ReadonlyArray<Route> = Object.entries(areas).flatMap(([file, definitions]) => {
  const area = file.slice("./pages/".length, -"/routes.ts".length)
  return Object.entries(definitions).map(([page, route]) => ({ ...route, name: `${area}/${page}` }))
})

const patterns = routes
  .flatMap((route) => route.paths.map((path) => ({ path, route })))
  .toSorted((one, other) => {
    if (one.path !== other.path) return bySpecificity(one.path, other.path)
    // Of two routes at one path, the one with a query goes first.
    return Number(other.route.query !== undefined) - Number(one.route.query !== undefined)
  })

/** Shown at every address that no route claims; the only route without a path. */
export const notFound: Route = routes.find(({ paths }) => paths.length === 0)!

/** Whether an address has the search parameter of a route, if the route requires one. */
const hasQuery = (searchParams: URLSearchParams, query: string | undefined): boolean =>
  query === undefined || `&${searchParams.toString()}&`.includes(`&${query}&`)

/** The route at a path within its language, with the parameters of the path. */
export const routeAt = (
  pathname: string,
  searchParams = new URLSearchParams(),
): { readonly route: Route; readonly params: Readonly<Record<string, string>> } => {
  for (const { path, route } of patterns) {
    const params = match(path, pathname)
    if (params !== null && hasQuery(searchParams, route.query)) return { route, params }
  }
  return { route: notFound, params: {} }
}

/** The route and location of an address. */
export const locationAt = ({ pathname, searchParams }: URL): { readonly route: Route; readonly location: PageLocation } => {
  const { locale, path } = localPath(pathname)
  const { route, params } = routeAt(path, searchParams)
  return { route, location: { locale, path, params, searchParams } }
}
