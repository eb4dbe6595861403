/** Chunks of the storefront: which file of the build a module goes into. */
import path from "node:path"
import { minifySync } from "vite"
import type { Route } from "#app/route.ts"
import { isOfEverySite } from "#domain/rules/shell/features.ts"
import { groupModules, type Costs, type SizedModule, type Stage } from "./module-groups.ts"

type ModuleInfo = {
  readonly code: string | null
  readonly importedIds: ReadonlyArray<string>
  readonly dynamicallyImportedIds: ReadonlyArray<string>
}
/** Every route by its page's module, from the root of the repository. */
type RoutesByModule = ReadonlyMap<string, Route>
type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo | null }
type Name = (id: string, graph: Graph) => string | null
type Modules = ReadonlySet<string>

/** Characters of a minified module that come to one byte of a compressed file. */
const charactersPerByte = 4

/** What a byte costs: most before the first view, then with the machines, the schemas, the entities and the adapters. */
const stages: Costs["stages"] = { 0: 0, 1: 1, 2: 0.3, 3: 0.25, 4: 0.2, 5: 0.15 }
/** A request and what a small file compresses worse, in bytes. */
const file = 300

/** Areas whose pages shoppers go through one after another, and those that lead to an order. */
const browsed: ReadonlySet<string> = new Set(["catalogue", "search"])
const buying: ReadonlySet<string> = new Set(["cart", "orders"])

/** How often a page is opened, beside the others. */
const weightOf = ({ name, audience, paths }: Route): number => {
  const [area = name] = name.split("/")
  if (browsed.has(area)) return audience === "everybody" && paths.some(isOfEverySite) ? 20 : 1
  return buying.has(area) ? 5 : 1
}

/** Everything that a module imports statically, itself included. Screens read actors through `@xstate/react`, which imports xstate but runs none of it. */
const closure = (id: string, graph: Graph): Modules => {
  const found = new Set<string>()
  const visit = (module: string): void => {
    if (found.has(module)) return
    found.add(module)
    const imported = graph.getModuleInfo(module)?.importedIds ?? []
    imported.filter((one) => !(module.includes("/@xstate/react/") && one.includes("/node_modules/xstate/"))).forEach(visit)
  }
  visit(id)
  return found
}

/** Name of each module's file: that of the largest module in it. */
const namesOf = (root: string, routes: RoutesByModule, graph: Graph, first: Modules): ReadonlyMap<string, string> => {
  const parts = new Map<string, Modules>()
  const partOf = (id: string): Modules => {
    const part = parts.get(id) ?? closure(id, graph)
    parts.set(id, part)
    return part
  }
  const of = (module: string) => partOf(path.join(root, module))
  const pages = [...routes].map(([module, { audience }]) => {
    const { dynamicallyImportedIds = [] } = graph.getModuleInfo(path.join(root, module)) ?? {}
    const controllers = dynamicallyImportedIds
      .filter((imported) => imported.endsWith("-controller.ts") || imported.startsWith(path.join(root, "machines")))
      .map(partOf)
    const late = of(audience === "everybody" ? "ui/lists/marks/marks.tsx" : "adapters/other-ports.ts")
    return [
      [of(module)],
      [of("app/client/start-machines.ts"), ...controllers],
      [of("app/first-view/preload-schemas.ts")],
      [of("app/first-view/preload-entities.ts")],
      [of("app/client/adapters.ts"), late],
    ]
  })
  // What only one part needs goes into its file, which the bundler names by the part's own module.
  const isShared = (id: string) => !parts.has(id) && [...parts.values()].filter((part) => part.has(id)).length > 1
  const needsOf = (id: string): ReadonlyArray<Stage> =>
    pages.map((loaded) => (loaded.findIndex((parts) => parts.some((part) => part.has(id))) + 1) as Stage)
  const sizes = new Map<string, number>()
  // Of the minified code: a longer name or comment moves no module to another file.
  const sizeOf = (id: string): number => {
    const size = sizes.get(id) ?? minifySync(id, graph.getModuleInfo(id)?.code ?? "").code.length / charactersPerByte
    sizes.set(id, size)
    return size
  }
  const modules = [...new Set([...parts.values()].flatMap((part) => [...part]))]
    .filter((id) => isShared(id) && !first.has(id))
    .map((id): SizedModule => ({ id, size: sizeOf(id), needs: needsOf(id), imports: graph.getModuleInfo(id)?.importedIds ?? [] }))
  const taken = new Map<string, number>()
  return new Map(
    groupModules(modules, { weights: [...routes.values()].map(weightOf), stages, file }).flatMap((ids) => {
      const largest = ids.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one))
      const name = path.basename(largest).replace(/\..*$/, "")
      const times = taken.get(name) ?? 0
      taken.set(name, times + 1)
      return ids.map((id) => [id, times === 0 ? name : `${name}-${times + 1}`] as const)
    }),
  )
}

/** Chunk name of a module; null leaves it to the bundler: what only one page, its machines, dialogs or another late part needs. */
export const chunkNames = (root: string, routes: RoutesByModule): Name => {
  let first: Modules | null = null
  let names: ReadonlyMap<string, string> | null = null
  return (id, graph) => {
    first ??= closure(path.join(root, "app/client/entry.tsx"), graph)
    if (first.has(id)) return id.includes("/node_modules/") ? "vendor" : "storefront"
    names ??= namesOf(root, routes, graph, first)
    return names.get(id) ?? null
  }
}
