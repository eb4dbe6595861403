/** Law of idempotency keys over all machines: a change whose outcome is unknown is sent again by its key, and no other change has that key. */
import { describe, expect, it } from "vitest"
import { transition, type AnyMachineSnapshot, type AnyStateMachine, type ExecutableActionObject } from "xstate"
import { models } from "#book/models/all.ts"
import { explored, stepsFrom, type Position, type Step } from "#book/models/exploration.ts"
import type { MachineModel } from "#book/models/model.ts"
import { timedOut } from "#book/fixtures/shell/problems.ts"

/** A request that changes something. */
type Change = { readonly id: string; readonly key: string; readonly what: string }

/** Changes that the actions of a transition send. */
const changesIn = (actions: ReadonlyArray<ExecutableActionObject>): ReadonlyArray<Change> =>
  actions.flatMap(({ type, params }) => {
    const { id, input } = (params ?? {}) as { readonly id?: string; readonly input?: unknown }
    if (type !== "xstate.spawnChild" || id === undefined || typeof input !== "object" || input === null) return []
    const { key, ...what } = input as { readonly key?: unknown }
    return typeof key === "string" ? [{ id, key, what: JSON.stringify(what) }] : []
  })

const after = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, step: Step) => {
  const [next, actions] = transition(machine, snapshot, step)
  return { snapshot: next as AnyMachineSnapshot, changes: changesIn(actions) }
}

/** What follows a change whose response is lost: each change that one more event sends. */
const repeatsOf = ({ machine, ...model }: MachineModel<AnyStateMachine>, from: AnyMachineSnapshot, { id }: Change) => {
  const lost = after(machine, from, { type: `xstate.error.actor.${id}`, error: timedOut })
  const next = stepsFrom({ machine, ...model }, lost.snapshot)
    .filter(({ type }) => !type.startsWith("xstate.error"))
    .map((step) => after(machine, lost.snapshot, step))
  return [lost, ...next].flatMap(({ changes }) => changes).filter((change) => change.id === id)
}

describe.each(Object.entries(models))("the machine of %s", (_, declared) => {
  const model = declared as unknown as MachineModel<AnyStateMachine>
  it("sends a change whose response was lost again by its key, and any other by another", () => {
    const wrong: string[] = []
    const positions: ReadonlyArray<{ readonly from: Position; readonly step: Step }> = explored(model.machine, model)
    for (const { from, step } of positions) {
      const { snapshot, changes } = after(model.machine, from.snapshot, step)
      for (const change of changes)
        for (const repeat of repeatsOf(model, snapshot, change))
          if ((repeat.what === change.what) !== (repeat.key === change.key))
            wrong.push(`${change.id} after ${step.type}: ${change.what}, then ${repeat.what}`)
    }
    expect(wrong).toEqual([])
  })
})
