/** Exploration of a machine: every reachable transition with a shortest path to it. */
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

/** One step of a machine: an event, a response, or passed time. */
export type Step = EventObject & { readonly output?: unknown; readonly error?: unknown }

/** A state of a machine, and the path to it. */
export type Position = { readonly snapshot: AnyMachineSnapshot; readonly input: unknown; readonly path: ReadonlyArray<Step> }

/** A step from a position, the transitions that it takes, and the next snapshot. */
export type Transition = {
  readonly from: Position
  readonly step: Step
  readonly taken: ReadonlyArray<AnyTransitionDefinition>
  readonly to: AnyMachineSnapshot
}

/** Every step that the machine accepts now. */
export const stepsFrom = (model: MachineModel<AnyStateMachine>, snapshot: AnyMachineSnapshot): ReadonlyArray<Step> => [
  ...model.events,
  ...Object.keys(snapshot.children).flatMap((id) => [
    ...(model.answers?.[id]?.values ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    ...(model.answers?.[id]?.problems ?? []).map((error) => ({ type: `xstate.error.actor.${id}`, error })),
  ]),
  ...snapshot._nodes.flatMap((node) =>
    [...node.transitions.keys()].filter((type) => type.startsWith("xstate.after.")).map((type) => ({ type })),
  ),
]

/** Initial positions of a machine, one for each input of its model. */
export const beginnings = (machine: AnyStateMachine, { inputs }: MachineModel<AnyStateMachine>): ReadonlyArray<Position> =>
  inputs.map((input) => ({ snapshot: initialTransition(machine, input)[0] as AnyMachineSnapshot, input, path: [] }))

/** Leaf states of a snapshot that another one lacks. */
const leavesMissingIn = (other: AnyMachineSnapshot, snapshot: AnyMachineSnapshot): ReadonlyArray<string> => {
  const otherLeaves = leavesIn(other.value)
  return leavesIn(snapshot.value).filter((leaf) => !otherLeaves.includes(leaf))
}

/** One entry for each set of transitions that a step takes, target states and number of microsteps; `grain` distinguishes more of them. */
export const explored = (
  machine: AnyStateMachine,
  model: MachineModel<AnyStateMachine>,
  grain: (from: AnyMachineSnapshot, step: Step, taken: Transition["taken"]) => unknown = () => null,
): ReadonlyArray<Transition> => {
  const key = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, model.distinguishedBy?.(snapshot.context), Object.keys(snapshot.children)])
  const positions = [...beginnings(machine, model)]
  const known = new Set(positions.map(({ snapshot }) => key(snapshot)))
  const transitions = new Map<string, Transition>()
  for (const from of positions) {
    for (const step of stepsFrom(model, from.snapshot)) {
      const taken = machine.getTransitionData(from.snapshot, step) ?? []
      if (taken.length === 0) continue
      const to = transition(machine, from.snapshot, step)[0] as AnyMachineSnapshot
      const microsteps = getMicrosteps(machine, from.snapshot, step).length
      const name = JSON.stringify([
        taken.map(transitionName),
        microsteps,
        leavesMissingIn(to, from.snapshot),
        leavesMissingIn(from.snapshot, to),
        grain(from.snapshot, step, taken),
      ])
      if (!transitions.has(name)) transitions.set(name, { from, step, taken, to })
      if (known.has(key(to)) || to.status !== "active") continue
      known.add(key(to))
      positions.push({ snapshot: to, input: from.input, path: [...from.path, step] })
    }
  }
  return [...transitions.values()]
}
