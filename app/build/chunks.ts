/** Chunks of the storefront: the file of the build that contains a module. */
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

/** Characters of a minified module for each byte of a compressed file. */
const charactersPerByte = 4

/** Cost of a byte by stage: highest in the first view, then with the machines, the schemas, the entities and the adapters. */
const stageCosts: Costs["stages"] = { 0: 0, 1: 1, 2: 0.3, 3: 0.25, 4: 0.2, 5: 0.15 }
/** How often a part is opened that a page loads on demand, such as a dialog, relative to the pages. */
const partWeight = 5
/** Cost of one more file, in bytes: its request, and the worse compression of a small file. */
const fileCost = 800

/** Areas whose pages shoppers browse one after another, and areas that lead to an order. */
const browsedAreas: ReadonlySet<string> = new Set(["catalogue", "search"])
const buyingAreas: ReadonlySet<string> = new Set(["cart", "orders"])

/** Parts that every page loads after its first view: its machines in stage 2, the others in the stages from 3. */
const everyPage = [
  ["app/client/start-machines.ts", "app/client/translated-text.ts", "ui/lists/marks/marks.tsx"],
  ["app/first-view/preload-schemas.ts"],
  ["app/first-view/preload-entities.ts"],
  ["app/client/adapters.ts"],
] as const

/** How often a page is opened, relative to the others. */
const weightOf = ({ name, audience, paths }: Route): number => {
  const [area = name] = name.split("/")
  if (browsedAreas.has(area)) return audience === "everybody" && paths.some(isOfEverySite) ? 20 : 1
  return buyingAreas.has(area) ? 10 : 1
}

/** Whether an import runs no code: `@xstate/react`, through which screens read actors, imports xstate for a part that they do not use. */
const isUnused = (importer: string, imported: string): boolean =>
  importer.includes("/@xstate/react/") && imported.includes("/node_modules/xstate/")

/** A module and everything that it imports statically. */
const closure = (id: string, graph: Graph): Modules => {
  const modules = new Set<string>()
  const visit = (module: string): void => {
    if (modules.has(module)) return
    modules.add(module)
    const imports = graph.getModuleInfo(module)?.importedIds ?? []
    imports.filter((imported) => !isUnused(module, imported)).forEach(visit)
  }
  visit(id)
  return modules
}

/** Keeps the result of `compute` for each id. */
const memoized = <Result>(compute: (id: string) => Result) => {
  const results = new Map<string, Result>()
  const get = (id: string): Result => {
    const result = results.get(id) ?? compute(id)
    results.set(id, result)
    return result
  }
  return { get, results }
}

type Groups = ReadonlyArray<ReadonlyArray<string>>

/** Names by module; a group takes the name of the part that it holds, else of its largest module, with a number where another group has it. */
const namesByModule = (groups: Groups, parts: Modules, sizeOf: (id: string) => number): ReadonlyMap<string, string> => {
  const uses = new Map<string, number>()
  return new Map(
    groups.flatMap((ids) => {
      const largest = ids.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one))
      const namesake = [...parts].find((id) => ids.includes(id)) ?? largest
      const name = path.basename(namesake).replace(/\..*$/, "")
      const use = (uses.get(name) ?? 0) + 1
      uses.set(name, use)
      return ids.map((id) => [id, use === 1 ? name : `${name}-${use}`] as const)
    }),
  )
}

type PartOf = (id: string) => Modules
/** What a page, or a part on demand, loads in the stages from 1. */
type Load = ReadonlyArray<ReadonlyArray<Modules>>

/** Loads of the pages, and of the parts that they load on demand; what every page loads. */
const loadsOf = (root: string, routes: RoutesByModule, graph: Graph, first: Modules, partOf: PartOf) => {
  const partAt = (module: string) => partOf(path.join(root, module))
  const partsIn = (modules: Modules) => [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const isController = (id: string) => id.endsWith("-controller.ts") || id.startsWith(path.join(root, "machines"))
  const everyPageParts = new Set(everyPage.flat().map((module) => path.join(root, module)))
  const everyPageStages = everyPage.map((modules) => modules.map(partAt))
  const pages = [...routes].map(([module, { audience }]): Load => {
    const controllers = partsIn(partAt(module)).filter(isController).map(partOf)
    const [machines = [], schemas = [], entities = [], adapters = []] = everyPageStages
    const ofPerson = audience === "everybody" ? [] : [partAt("adapters/other-ports.ts")]
    return [[partAt(module)], [...machines, ...controllers], schemas, entities, [...adapters, ...ofPerson]]
  })
  const onDemand = new Set(
    [first, ...pages.flatMap(([page = [], machines = []]) => [...page, ...machines])].flatMap((modules) =>
      partsIn(modules).filter((id) => !isController(id) && !everyPageParts.has(id)),
    ),
  )
  return {
    pages,
    /** In the last stage, which costs least. */
    onDemand: [...onDemand].map((id): Load => [[], [], [], [], [partOf(id)]]),
    everyPageParts,
    ofEveryPage: new Set(everyPageStages.flat().flatMap((part) => [...part])),
  }
}

/** Names of the files of modules that every page loads, or that several parts of the storefront share, without those of `first`. */
const namesOf = (root: string, routes: RoutesByModule, graph: Graph, first: Modules): ReadonlyMap<string, string> => {
  // A part is a module that is loaded by itself, with its imports.
  const { get: partOf, results: parts } = memoized((id) => closure(id, graph))
  const { pages, onDemand, everyPageParts, ofEveryPage } = loadsOf(root, routes, graph, first, partOf)
  const stageIn = (load: Load, id: string) => (load.findIndex((loaded) => loaded.some((part) => part.has(id))) + 1) as Stage
  // What only one part needs goes into its file, which the bundler names by the part's own module.
  const isShared = (id: string) => ofEveryPage.has(id) || (!parts.has(id) && [...parts.values()].filter((part) => part.has(id)).length > 1)
  // Of the minified code: a longer name or comment moves no module to another file.
  const { get: sizeOf } = memoized((id) => minifySync(id, graph.getModuleInfo(id)?.code ?? "").code.length / charactersPerByte)
  const modules = [...new Set([...parts.values()].flatMap((part) => [...part]))]
    .filter((id) => isShared(id) && !first.has(id))
    .map((id): SizedModule => {
      const needs = [...pages, ...onDemand].map((load) => stageIn(load, id))
      return { id, size: sizeOf(id), needs, imports: graph.getModuleInfo(id)?.importedIds ?? [] }
    })
  const weights = [...[...routes.values()].map(weightOf), ...onDemand.map(() => partWeight)]
  return namesByModule(groupModules(modules, { weights, stages: stageCosts, file: fileCost }), everyPageParts, sizeOf)
}

/** Chunk name of a module; `null` leaves to the bundler what only one page, its machines, dialogs or another late part needs. */
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
