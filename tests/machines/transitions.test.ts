/** Every machine, driven along every transition it declares. */
import { describe, expect, it } from "vitest"
import { leavesOf } from "#book/statechart/leaf-states.ts"
import { models } from "#book/models/all.ts"
import { drive, type Driven } from "./drive.ts"

const drives = new Map<string, Promise<Driven>>()
const driven = (name: string): Promise<Driven> => {
  const model = models[name]
  if (model === undefined) throw new Error(`there is no machine ${name}`)
  const known = drives.get(name) ?? drive(model)
  drives.set(name, known)
  return known
}

describe.each(Object.entries(models))("the machine of %s", (name, { machine }) => {
  it("can reach every state that it names", async () => {
    const { visitedStates } = await driven(name)
    expect(leavesOf(machine).filter((leaf) => !visitedStates.has(leaf))).toEqual([])
  })

  it("takes every transition that it declares", async () => {
    expect((await driven(name)).untaken).toEqual([])
  })

  it("accepts every event of its model in some state", async () => {
    expect((await driven(name)).ignored).toEqual([])
  })

  it("moves as the pure machine does, with pending requests", async () => {
    expect((await driven(name)).astray).toEqual([])
  })
})
