/** Grouping of modules into files of the build. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { groupModules, type Costs, type SizedModule, type Stage } from "#app/build/module-groups.ts"

const stages: Costs["stages"] = { 0: 0, 1: 1, 2: 0.3, 3: 0.25, 4: 0.2, 5: 0.15 }
const costs = (file: number, weights: ReadonlyArray<number> = [1, 1, 1]): Costs => ({ weights, stages, file })
const module = (id: string, size: number, needs: ReadonlyArray<Stage>, imports: ReadonlyArray<string> = []): SizedModule => ({
  id,
  size,
  needs,
  imports,
})
/** Ids of each file, in one line a file. */
const filesOf = (modules: ReadonlyArray<SizedModule>, fileCosts: Costs) =>
  groupModules(modules, fileCosts)
    .map((ids) => ids.toSorted().join(" "))
    .toSorted()

/** Modules that import later ones; a page that needs a module needs at least as soon what it imports. */
const moduleGraphs = fc
  .array(
    fc.record({
      size: fc.constantFrom(10, 100, 1000, 9000),
      needs: fc.tuple(...[0, 1, 2].map(() => fc.constantFrom<Stage>(0, 1, 2, 3))),
      imports: fc.array(fc.nat(9), { maxLength: 4 }),
    }),
    { minLength: 3, maxLength: 10 },
  )
  .map((rows) => {
    const modules = rows.map(({ size, needs, imports }, at) => ({
      id: `m${at}`,
      size,
      needs: [...needs],
      imports: [...new Set(imports.filter((other) => other > at && other < rows.length).map((other) => `m${other}`))],
    }))
    for (const { needs, imports } of modules)
      for (const imported of modules.filter(({ id }) => imports.includes(id)))
        for (const [page, stage] of needs.entries())
          if (stage !== 0) imported.needs[page] = Math.min(stage, imported.needs[page] || stage) as Stage
    return modules
  })

/** Numbers of files that import each other in a cycle, as `[0, 2, 0]`; `null` without a cycle. */
const cycleOf = (files: ReadonlyArray<ReadonlyArray<string>>, modules: ReadonlyArray<SizedModule>): ReadonlyArray<number> | null => {
  const fileOf = (id: string) => files.findIndex((ids) => ids.includes(id))
  const importedFiles = files.map(
    (ids, at) =>
      new Set(
        modules
          .filter(({ id }) => ids.includes(id))
          .flatMap(({ imports }) => imports.map(fileOf))
          .filter((other) => other !== at),
      ),
  )
  const cycleAfter = (path: ReadonlyArray<number>): ReadonlyArray<number> | null => {
    for (const other of importedFiles[path.at(-1) ?? 0] ?? []) {
      const cycle = path.includes(other) ? [...path, other] : cycleAfter([...path, other])
      if (cycle !== null) return cycle
    }
    return null
  }
  return files.map((_, at) => cycleAfter([at])).find((cycle) => cycle !== null) ?? null
}

describe("modules", () => {
  it("that the same pages need at the same time share a file", () => {
    expect(filesOf([module("b", 1, [1, 0, 2]), module("a", 9000, [1, 0, 2]), module("c", 1, [1, 0, 1])], costs(0))).toEqual(["a b", "c"])
  })

  it("share a file where a request costs more than the unneeded bytes", () => {
    const modules = [module("a", 500, [1, 1, 1]), module("b", 300, [1, 1, 0])]
    expect(filesOf(modules, costs(100))).toEqual(["a", "b"])
    expect(filesOf(modules, costs(200))).toEqual(["a b"])
  })

  it("stay in separate files where a page that is opened often needs one of them", () => {
    const modules = [module("a", 500, [1, 1, 1]), module("b", 300, [1, 1, 0])]
    expect(filesOf(modules, costs(200, [1, 1, 10]))).toEqual(["a", "b"])
  })

  it("of a later stage do not join those of the first view to save a request", () => {
    const modules = [module("a", 500, [1, 1, 1]), module("b", 3000, [2, 2, 2])]
    expect(filesOf(modules, costs(400))).toEqual(["a", "b"])
  })

  it("are weighed with the modules that they import", () => {
    const pair = [module("a", 10, [1, 1, 1]), module("b", 10, [1, 1, 0], ["c"])]
    expect(filesOf([...pair, module("c", 10, [1, 1, 0])], costs(50))).toEqual(["a b c"])
    expect(filesOf([...pair, module("c", 9000, [1, 1, 0])], costs(50))).toEqual(["a", "b c"])
  })

  it("never import each other in a cycle of files", () => {
    fc.assert(
      fc.property(moduleGraphs, fc.constantFrom(50, 300, 2000), (modules, file) => {
        expect(cycleOf(groupModules(modules, costs(file, [1, 10, 3])), modules)).toBeNull()
      }),
      { numRuns: 300 },
    )
  })

  it("are grouped alike in any order", () => {
    const modules = Array.from({ length: 30 }, (_, at) =>
      module(`m${at}`, at * 40, [at % 3, (at >> 1) % 2, (at >> 2) % 3] as unknown as ReadonlyArray<Stage>, at > 2 ? [`m${at - 3}`] : []),
    )
    expect(filesOf(modules.toReversed(), costs(300))).toEqual(filesOf(modules, costs(300)))
  })
})
