/** Everything that may happen to a machine, each with a shortest journey to where it happens. */
import {
  getMicrosteps,
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
} from "xstate"
import { leavesIn } from "#book/statechart/leaf-states.ts"
import { transitionName } from "./transitions.ts"
import type { MachineModel } from "./model.ts"

/** One thing that happens to a machine: an event, an answer, or time that has passed. */
export type Step = EventObject & { readonly output?: unknown; readonly error?: unknown }

/** Where a machine is, and how it came there. */
export type Position = { readonly snapshot: AnyMachineSnapshot; readonly input: unknown; readonly path: ReadonlyArray<Step> }

/** A step from a place, the transitions that it takes, and where it leads. */
export type Transition = {
  readonly from: Position
  readonly step: Step
  readonly taken: ReadonlyArray<AnyTransitionDefinition>
  readonly to: AnyMachineSnapshot
}

/** Everything that may happen to a machine where it is now. */
export const stepsFrom = (model: MachineModel<AnyStateMachine>, snapshot: AnyMachineSnapshot): ReadonlyArray<Step> => [
  ...model.events,
  ...Object.keys(snapshot.children).flatMap((id) => [
    ...(model.answers?.[id]?.values ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    ...(model.answers?.[id]?.problems ?? []).map((error) => ({ type: `xstate.error.actor.${id}`, error })),
  ]),
  ...snapshot._nodes.flatMap((node) => [...node.transitions.keys()].filter((type) => type.startsWith("xstate.after.")).map((type) => ({ type }))),
]

/** Where a machine begins, with each of the inputs of its walk. */
export const beginnings = (machine: AnyStateMachine, { inputs }: MachineModel<AnyStateMachine>): ReadonlyArray<Position> =>
  inputs.map((input) => ({ snapshot: initialTransition(machine, input)[0] as AnyMachineSnapshot, input, path: [] }))

/** The leaves of one snapshot that the other has not. */
const without = (one: AnyMachineSnapshot, other: AnyMachineSnapshot): ReadonlyArray<string> => {
  const theirs = leavesIn(other.value)
  return leavesIn(one.value).filter((leaf) => !theirs.includes(leaf))
}

/** One way for each set of transitions that a step takes, as often as it leads elsewhere or takes more turns; `grain` tells more of them apart. */
export const explored = (
  machine: AnyStateMachine,
  model: MachineModel<AnyStateMachine>,
  grain: (from: AnyMachineSnapshot, step: Step, taken: Transition["taken"]) => unknown = () => null,
): ReadonlyArray<Transition> => {
  const key = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, model.about?.(snapshot.context), Object.keys(snapshot.children)])
  const positions = [...beginnings(machine, model)]
  const known = new Set(positions.map(({ snapshot }) => key(snapshot)))
  const transitions = new Map<string, Transition>()
  for (const from of positions) {
    for (const step of stepsFrom(model, from.snapshot)) {
      const taken = machine.getTransitionData(from.snapshot, step) ?? []
      if (taken.length === 0) continue
      const to = transition(machine, from.snapshot, step)[0] as AnyMachineSnapshot
      const turns = getMicrosteps(machine, from.snapshot, step).length
      const name = JSON.stringify([taken.map(transitionName), turns, without(from.snapshot, to), without(to, from.snapshot), grain(from.snapshot, step, taken)])
      if (!transitions.has(name)) transitions.set(name, { from, step, taken, to })
      if (known.has(key(to)) || to.status !== "active") continue
      known.add(key(to))
      positions.push({ snapshot: to, input: from.input, path: [...from.path, step] })
    }
  }
  return [...transitions.values()]
}
