/** Random event sequences through every machine. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { initialTransition, transition, type AnyMachineSnapshot } from "xstate"
import { leavesIn, leavesOf } from "#book/statechart/leaf-states.ts"
import { models } from "#book/models/all.ts"
import { stepsFrom } from "#book/models/exploration.ts"

/** Snapshots along a path that picks one possible step after another. */
const roam = (name: string, start: number, choices: ReadonlyArray<number>): ReadonlyArray<AnyMachineSnapshot> => {
  const model = models[name]
  if (model === undefined) throw new Error(`there is no machine ${name}`)
  const first = initialTransition(model.machine, model.inputs[start % model.inputs.length])[0] as AnyMachineSnapshot
  return choices.reduce<ReadonlyArray<AnyMachineSnapshot>>(
    (moves, choice) => {
      const here = moves.at(-1) ?? first
      const steps = stepsFrom(model, here)
      const step = steps[choice % steps.length]
      return step === undefined ? moves : [...moves, transition(model.machine, here, step)[0] as AnyMachineSnapshot]
    },
    [first],
  )
}

describe("random walk", () => {
  it.each(Object.keys(models))("leaves the machine of %s in valid states, with plain values only", (name) => {
    const leaves = new Set(leavesOf(models[name]!.machine))
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.nat(9), fc.array(fc.nat(999), { minLength: 5, maxLength: 30 }), (start, choices) => {
        for (const { status, value, context } of roam(name, start, choices)) {
          expect(status).toBe("active")
          for (const leaf of leavesIn(value)) seen.add(leaf)
          expect(leavesIn(value).filter((leaf) => !leaves.has(leaf))).toEqual([])
          expect(JSON.parse(JSON.stringify(context))).toEqual(context)
        }
      }),
      { numRuns: 60 },
    )
    expect(seen.size).toBeGreaterThan(1)
  })
})
