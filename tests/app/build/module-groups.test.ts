/** Grouping of modules into files of the build. */
import { describe, expect, it } from "vitest"
import { groupModules, type Costs, type SizedModule, type Stage } from "#app/build/module-groups.ts"

const stages: Costs["stages"] = { 0: 0, 1: 1, 2: 0.3, 3: 0.25, 4: 0.2, 5: 0.15 }
const costs = (file: number, weights: ReadonlyArray<number> = [1, 1, 1]): Costs => ({ weights, stages, file })
const module = (id: string, size: number, needs: ReadonlyArray<Stage>, imports: ReadonlyArray<string> = []): SizedModule => ({ id, size, needs, imports })
const grouped = (modules: ReadonlyArray<SizedModule>, given: Costs) => groupModules(modules, given).map((ids) => ids.toSorted().join(" ")).toSorted()

describe("modules", () => {
  it("that the same pages need at the same time share a file", () => {
    expect(grouped([module("b", 1, [1, 0, 2]), module("a", 9000, [1, 0, 2]), module("c", 1, [1, 0, 1])], costs(0))).toEqual(["a b", "c"])
  })

  it("share a file where a request costs more than what a page loads in vain", () => {
    const modules = [module("a", 500, [1, 1, 1]), module("b", 300, [1, 1, 0])]
    expect(grouped(modules, costs(100))).toEqual(["a", "b"])
    expect(grouped(modules, costs(200))).toEqual(["a b"])
  })

  it("stay apart for the sake of a page that is opened often", () => {
    const modules = [module("a", 500, [1, 1, 1]), module("b", 300, [1, 1, 0])]
    expect(grouped(modules, costs(200, [1, 1, 10]))).toEqual(["a", "b"])
  })

  it("of a later stage do not come with the first view for a request less", () => {
    const modules = [module("a", 500, [1, 1, 1]), module("b", 3000, [2, 2, 2])]
    expect(grouped(modules, costs(400))).toEqual(["a", "b"])
  })

  it("count what they import among what a page would load in vain", () => {
    const pair = [module("a", 10, [1, 1, 1]), module("b", 10, [1, 1, 0], ["c"])]
    expect(grouped([...pair, module("c", 10, [1, 1, 0])], costs(50))).toEqual(["a b c"])
    expect(grouped([...pair, module("c", 9000, [1, 1, 0])], costs(50))).toEqual(["a", "b c"])
  })

  it("never import each other in a circle of files", () => {
    const modules = [module("a", 10, [1, 0, 0], ["b"]), module("b", 9000, [1, 1, 0], ["c"]), module("c", 10, [1, 1, 1])]
    const files = groupModules(modules, costs(3000, [1, 1, 100]))
    const fileOf = (id: string) => files.findIndex((ids) => ids.includes(id))
    expect(fileOf("a") !== fileOf("c") || fileOf("a") === fileOf("b")).toBe(true)
  })

  it("are grouped the same in whatever order they are found", () => {
    const modules = Array.from({ length: 30 }, (_, at) => module(`m${at}`, at * 40, [at % 3, (at >> 1) % 2, (at >> 2) % 3] as unknown as ReadonlyArray<Stage>, at > 2 ? [`m${at - 3}`] : []))
    expect(grouped(modules.toReversed(), costs(300))).toEqual(grouped(modules, costs(300)))
  })
})
