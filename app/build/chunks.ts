/** Which files the storefront is cut into: few, since many small ones compress badly and each costs a request. */
import { readdirSync } from "node:fs"
import path from "node:path"

/** Pages that one shopper opens one after another share what two of them use. The lease calculator is none of them: few open it, and what it shares must not come along with every page. */
const areas = {
  browse: ["home", "listing", "search", "product"],
  buy: ["cart", "checkout", "login", "account", "orders", "order", "payment"],
} as const

/** One list of products under two addresses. */
const lists = ["listing", "search"] as const

type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: ReadonlyArray<string> } | null }
type Name = (id: string, graph: Graph) => string | null

/** Everything that a module needs at once, itself included. */
const closure = (id: string, graph: Graph): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (module: string): void => {
    if (found.has(module)) return
    found.add(module)
    graph.getModuleInfo(module)?.importedIds.forEach(visit)
  }
  visit(id)
  return found
}

/** What brings the machines once the first view is drawn: the shop's, and those of each page. */
const controllers = ["home", "list", "product", "static", "checkout", "login", "orders", "order", "payment", "lease"] as const

type Cut = { readonly alive: ReadonlySet<string>; readonly adapters: ReadonlySet<string>; readonly controllers: ReadonlyArray<ReadonlySet<string>>; readonly first: ReadonlySet<string>; readonly pages: ReadonlyMap<string, ReadonlySet<string>> }

/** The module of that name, in whichever area of the pages it stands. */
const pageModule = (root: string, name: string): string => {
  const folder = path.join(root, "app/pages")
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((file) => path.basename(file) === name)
  if (found === undefined) throw new Error(`no page module is called ${name}`)
  return path.join(folder, found)
}

/** Names the file that a module goes into; null leaves it to the bundler: a page's own part, or what is fetched later. */
export const chunkNames = (root: string): Name => {
  let cut: Cut | null = null
  const cutOf = (graph: Graph): Cut => {
    cut ??= {
      alive: closure(path.join(root, "app/client/start-machines.ts"), graph),
      adapters: closure(path.join(root, "app/client/adapters.ts"), graph),
      controllers: controllers.map((name) => closure(pageModule(root, `${name}-controller.ts`), graph)),
      first: closure(path.join(root, "app/client/entry.tsx"), graph),
      pages: new Map([...areas.browse, ...areas.buy].map((name) => [name, closure(pageModule(root, `${name}.tsx`), graph)])),
    }
    return cut
  }
  return (id, graph) => {
    // Screens read actors by a package that speaks of xstate, but need nothing of it.
    if (id.includes("/node_modules/xstate/")) return "alive"
    // What schemas are made with is run by itself, before they are: see `app/first-view/preload-schemas.ts`.
    if (id.includes("/node_modules/effect/")) return "effect"
    const { alive, adapters, controllers, first, pages } = cutOf(graph)
    if (first.has(id)) return id.includes("/node_modules/") ? "vendor" : "storefront"
    const uses = (names: ReadonlyArray<string>) => names.filter((name) => pages.get(name)?.has(id) === true).length
    const [browse, buy] = [uses(areas.browse), uses(areas.buy)]
    const isList = uses(lists) === lists.length && browse === lists.length
    // What a product is bought with, home and lists have no use for.
    if (browse > 0 && buy > 0) return browse === uses(["product"]) ? "purchase" : "pages"
    // How a list is asked for, which every page's machines and adapters know: the list itself must not come along with them.
    if (isList && buy === 0) return alive.has(id) || adapters.has(id) ? "asking" : "list"
    if (browse > 1) return "browse"
    if (buy > 1) return "buy"
    if (browse + buy > 0) return null
    if (alive.has(id) || controllers.filter((controller) => controller.has(id)).length > 1) return "alive"
    // What the schemas say is run before the calls that speak of it: see `app/first-view/preload-entities.ts`.
    return id.includes("/domain/entities/") ? "entities" : null
  }
}
