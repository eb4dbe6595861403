/** Chunks of the storefront: few, since small files compress badly and each costs a request. */
import path from "node:path"
import type { Route } from "#app/route.ts"

/** Pages of one area or two; what more pages share is theirs all. */
const few = 3

type ModuleInfo = { readonly importedIds: ReadonlyArray<string>; readonly dynamicallyImportedIds: ReadonlyArray<string> }
/** Every route by its page's module, from the root of the repository. */
type RoutesByModule = ReadonlyMap<string, Route>
type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo | null }
type Name = (id: string, graph: Graph) => string | null
type Modules = ReadonlySet<string>

/** Everything that a module imports statically, itself included. */
const closure = (id: string, graph: Graph): Modules => {
  const found = new Set<string>()
  const visit = (module: string): void => {
    if (found.has(module)) return
    found.add(module)
    graph.getModuleInfo(module)?.importedIds.forEach(visit)
  }
  visit(id)
  return found
}

/** Areas whose pages shoppers go through one after another. */
const browsed: ReadonlySet<string> = new Set(["catalogue", "search"])

/** Pages that show products to everybody in every shop. */
const isBrowsing = (route: Route): boolean => route.audience === "everybody" && route.flag === undefined && browsed.has(areaOf(route))

/** Detail pages, such as a product, where buying begins. */
const isDetail = ({ paths }: Route): boolean => paths.some((pattern) => pattern.includes(":"))

/** What the pages of a route and the machines of its page import. */
type PageModules = { readonly route: Route; readonly page: Modules; readonly controller: Modules; readonly controllerId: string | undefined }

const areaOf = ({ name }: Route): string => name.split("/")[0] ?? name

/** What pages that are open to few share, such as an editor, weighs on no page of their area that is open to all. */
const closedTo = (routes: ReadonlyArray<Route>): ReadonlyArray<string> => {
  const audiences = new Set(routes.map(({ audience }) => audience))
  return audiences.has("everybody") || audiences.has("own") ? [] : [...audiences].toSorted()
}

/** The file of what several pages share: of one area or two, or of more with or without the way to an order. */
const sharedName = (routes: ReadonlyArray<Route>): string => {
  const areas = new Set(routes.map(areaOf))
  if (areas.size < few) return ["of", ...[...areas].toSorted(), ...closedTo(routes)].join("-")
  return areas.has("cart") ? "buy" : "own"
}

/** The file of what several controllers share: of one area or two, or with the machines that every page has. */
const sharedMachines = (routes: ReadonlyArray<Route>): string => {
  const areas = new Set(routes.map(areaOf))
  return areas.size < few ? ["machines-of", ...[...areas].toSorted()].join("-") : "alive"
}

const cutOf = (root: string, routes: RoutesByModule, graph: Graph) => {
  const of = (file: string) => closure(path.join(root, file), graph)
  const pages = [...routes].map(([module, route]): PageModules => {
    const id = path.join(root, module)
    const controllerId = graph.getModuleInfo(id)?.dynamicallyImportedIds.find((imported) => imported.endsWith("-controller.ts"))
    return { route, page: closure(id, graph), controller: controllerId === undefined ? new Set() : closure(controllerId, graph), controllerId }
  })
  // A controller that extends another one shares its machine: a search is a listing.
  const ids = new Set(pages.flatMap(({ controllerId }) => controllerId ?? []))
  const extended = ({ controller, controllerId }: PageModules) => [...ids].find((id) => id !== controllerId && controller.has(id)) ?? controllerId
  const browsing = pages.filter(({ route }) => isBrowsing(route))
  return {
    alive: of("app/client/start-machines.ts"),
    adapters: of("app/client/adapters.ts"),
    first: of("app/client/entry.tsx"),
    /** Hearts and comparison, which every page with products loads after its first view. */
    marks: of("ui/lists/marks/marks.tsx"),
    /** Each once, by the area of a page that has it. */
    controllers: [...new Map(pages.map((page) => [extended(page), page.route] as const))].flatMap(([id, route]) => (id === undefined ? [] : [{ route, modules: closure(id, graph) }])),
    shown: pages.map(({ page }) => page),
    browsing: browsing.map(({ page }) => page),
    details: browsing.filter(({ route }) => isDetail(route)).map(({ page }) => page),
    /** Pages that show one listing under several addresses. */
    listings: browsing.filter((one) => browsing.some((other) => other !== one && extended(other) === extended(one))).map(({ page }) => page),
    buying: pages.filter(({ route }) => !isBrowsing(route)).map(({ route, page }) => ({ route, page })),
  }
}

/** Chunk name of a module; null leaves it to the bundler: a page's own modules, or those loaded later. */
export const chunkNames = (root: string, routes: RoutesByModule): Name => {
  let cut: ReturnType<typeof cutOf> | null = null
  return (id, graph) => {
    // Screens read actors through `@xstate/react`, which imports xstate but runs none of it.
    if (id.includes("/node_modules/xstate/")) return "alive"
    // Loaded separately, before the schemas: see `app/first-view/preload-schemas.ts`.
    if (id.includes("/node_modules/effect/")) return "effect"
    cut ??= cutOf(root, routes, graph)
    const { alive, adapters, controllers, shown, first, marks, browsing, details, listings, buying } = cut
    if (first.has(id)) return id.includes("/node_modules/") ? "vendor" : "storefront"
    const uses = (pages: ReadonlyArray<Modules>) => pages.filter((page) => page.has(id)).length
    const isRequested = alive.has(id) || adapters.has(id)
    const buyers = buying.filter(({ page }) => page.has(id)).map(({ route }) => route)
    const [browse, buy] = [uses(browsing), buyers.length]
    // Every page's machines and adapters import how a list is requested, but must not load the list itself.
    if (listings.length > 0 && browse === listings.length && uses(listings) === browse && buy < few) return isRequested ? "asking" : "list"
    // Nor what such pages share: a file of its own.
    if (isRequested && browse === 0 && buy > 0) return null
    const buyingAreas = new Set(buyers.map(areaOf)).size
    // Home and listings do not need what only a product page shares with others, nor a product what only the home page does.
    if (browse > 0 && buy > 0) return browse === uses(details) && buyingAreas < few ? "purchase" : browse > 1 || buyingAreas >= few ? "pages" : null
    if (browse > 1) return "browse"
    // An icon that the marks share with pages of a person must not bring the scripts of these to every other.
    if (marks.has(id) && buyingAreas >= few) return "pages"
    if (buy > 1) return sharedName(buyers)
    if (browse + buy > 0) return null
    if (alive.has(id)) return "alive"
    // Loaded before the calls that use them: see `app/first-view/preload-entities.ts`.
    if (id.includes("/domain/entities/")) return adapters.has(id) ? "entities" : null
    const sharers = controllers.filter(({ modules }) => modules.has(id)).map(({ route }) => route)
    return sharers.length > 1 && uses(shown) === 0 ? sharedMachines(sharers) : null
  }
}
