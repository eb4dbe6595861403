/** Modules of pages, found by the place of their routes: paths from the root of the repository, as the build's manifest names them. */
import type { Route } from "#app/route.ts"

const files = import.meta.glob<Route>("../pages/*/*.route.ts", { eager: true, import: "route" })

/** Every route by its page's module, such as `app/pages/catalogue/home.tsx`. */
export const routesByModule: ReadonlyMap<string, Route> = new Map(
  Object.entries(files).map(([file, route]) => [file.replace("../", "app/").replace(/\.route\.ts$/, ".tsx"), route]),
)

const modules = new Map([...routesByModule].map(([module, route]) => [route, module]))

export const moduleOf = (route: Route): string => {
  const module = modules.get(route)
  if (module === undefined) throw new Error(`no file defines the route of ${route.paths.join(", ")}`)
  return module
}
