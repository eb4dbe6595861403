/** Conventions of every machine: descriptions for product owners, names for tools. */
import { describe, expect, it } from "vitest"
import { createActor, type AnyMachineSnapshot } from "xstate"
import { nodesOf, pathOf } from "#book/statechart/leaf-states.ts"
import { models } from "#book/models/all.ts"
import { transitionName, transitionsOf } from "#book/models/transitions.ts"

const isNamed = (named: unknown): boolean => typeof named === "string" || (typeof named === "object" && named !== null && "type" in named)

/** Actions that XState adds to a state with a delay. */
const isOfDelay = (action: unknown): boolean =>
  typeof action === "function" && "type" in action && ["xstate.raise", "xstate.cancel"].includes(String(action.type))

describe.each(Object.entries(models))("the machine of %s", (name, { machine, inputs }) => {
  it("describes each of its states, and has its name as id", () => {
    expect(machine.id).toBe(name)
    expect(
      nodesOf(machine)
        .filter(({ description }) => !description?.endsWith("."))
        .map(pathOf),
    ).toEqual([])
  })

  it("names its guards, actions, delays and ports", () => {
    const unnamed = transitionsOf(machine).filter(
      ({ guard, actions, eventType }) =>
        (guard !== undefined && !isNamed(guard)) || !actions.every(isNamed) || /^xstate\.after\.\d/.test(eventType),
    )
    expect(unnamed.map(transitionName)).toEqual([])
    const nodes = nodesOf(machine)
    expect(
      nodes.filter(({ entry, exit }) => ![...entry, ...exit].every((action) => isNamed(action) || isOfDelay(action))).map(pathOf),
    ).toEqual([])
    expect(nodes.flatMap(({ invoke }) => invoke.filter(({ id, src }) => typeof src !== "string" || /^\d|:/.test(id)))).toEqual([])
  })

  it("is stable before it is started, so that a page server can render it", () => {
    for (const input of inputs) {
      const { _nodes } = createActor(machine, { input }).getSnapshot() as AnyMachineSnapshot
      expect(_nodes.flatMap(({ always }) => always?.filter(({ guard }) => guard === undefined) ?? [])).toEqual([])
    }
  })
})
