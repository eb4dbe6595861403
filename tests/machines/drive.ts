/** Drives a machine along every way it declares, with a live actor whose questions the test answers. */
import {
  createActor,
  fromPromise,
  getMicrosteps,
  initialTransition,
  transition,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
} from "xstate"
import { leavesIn } from "#book/statechart/leaves.ts"
import { stillClock } from "#book/still-clock.ts"
import type { Walk } from "#book/walks/walk.ts"
import { transitionName, transitionsOf } from "./transitions.ts"

/** One thing that happens to a machine: an event, an answer, or time that has passed. */
export type Step = EventObject & { readonly output?: unknown; readonly error?: unknown }
type Place = { readonly snapshot: AnyMachineSnapshot; readonly input: unknown; readonly path: ReadonlyArray<Step> }

export type Driven = {
  /** Leaves in which the live actor rested. */
  readonly rested: ReadonlySet<string>
  /** Names of the transitions that were never taken. */
  readonly untaken: ReadonlyArray<string>
  /** How many transitions were taken, and by how many journeys. */
  readonly taken: number
  readonly journeys: number
  /** Where the live actor was not where the machine alone would be. */
  readonly astray: ReadonlyArray<string>
}

/** Everything that may happen to a machine where it is now. */
export const stepsFrom = (walk: Walk<AnyStateMachine>, snapshot: AnyMachineSnapshot): ReadonlyArray<Step> => [
  ...walk.events,
  ...Object.keys(snapshot.children).flatMap((id) => [
    ...(walk.answers?.[id]?.values ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    ...(walk.answers?.[id]?.problems ?? []).map((error) => ({ type: `xstate.error.actor.${id}`, error })),
  ]),
  ...snapshot._nodes.flatMap((node) => [...node.transitions.keys()].filter((type) => type.startsWith("xstate.after.")).map((type) => ({ type }))),
]

/** The leaves of one snapshot that the other has not. */
const without = (one: AnyMachineSnapshot, other: AnyMachineSnapshot): ReadonlyArray<string> => {
  const theirs = leavesIn(other.value)
  return leavesIn(one.value).filter((leaf) => !theirs.includes(leaf))
}

/** Every step that leads from one state to another in its own way, with a shortest journey to where it is taken. */
const explored = (machine: AnyStateMachine, walk: Walk<AnyStateMachine>): ReadonlyArray<{ readonly from: Place; readonly step: Step }> => {
  const key = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, walk.about?.(snapshot.context), Object.keys(snapshot.children)])
  const places: Place[] = walk.inputs.map((input) => ({ snapshot: initialTransition(machine, input)[0] as AnyMachineSnapshot, input, path: [] }))
  const known = new Set(places.map(({ snapshot }) => key(snapshot)))
  const steps = new Map<string, { readonly from: Place; readonly step: Step }>()
  for (const from of places) {
    for (const step of stepsFrom(walk, from.snapshot)) {
      const ways = machine.getTransitionData(from.snapshot, step) ?? []
      if (ways.length === 0) continue
      const snapshot = transition(machine, from.snapshot, step)[0] as AnyMachineSnapshot
      const turns = getMicrosteps(machine, from.snapshot, step).length
      const name = JSON.stringify([ways.map(transitionName), turns, without(from.snapshot, snapshot), without(snapshot, from.snapshot)])
      if (!steps.has(name)) steps.set(name, { from, step })
      if (known.has(key(snapshot)) || snapshot.status !== "active") continue
      known.add(key(snapshot))
      places.push({ snapshot, input: from.input, path: [...from.path, step] })
    }
  }
  return [...steps.values()]
}

type Asked = { readonly answer: (value: unknown) => void; readonly refuse: (problem: unknown) => void }

/** The machine with each question held back until the test answers it. */
const heldBack = (machine: AnyStateMachine, asked: Map<string, Asked>): AnyStateMachine => {
  const held = fromPromise(({ self }) => new Promise((answer, refuse) => asked.set(self.id, { answer, refuse })))
  const names = Object.keys(machine.implementations.actors).filter((name) => !isStream(name))
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, held])) })
}

/** Streams are silent until the app answers them; what they would tell is among the events of a walk. */
const isStream = (name: string): boolean => name.startsWith("watch")

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

const take = async (actor: AnyActor, asked: Map<string, Asked>, step: Step): Promise<void> => {
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(step.type) ?? []
  if (id === undefined) actor.send(step)
  else if (outcome === "done") asked.get(id)?.answer(step.output)
  else asked.get(id)?.refuse(step.error)
  if (id !== undefined) await turn()
}

export const drive = async <Machine extends AnyStateMachine>(given: Walk<Machine>): Promise<Driven> => {
  const walk = given as unknown as Walk<AnyStateMachine>
  const asked = new Map<string, Asked>()
  const machine = heldBack(walk.machine, asked)
  const taken = new Set<AnyTransitionDefinition>()
  const rested = new Set<string>()
  const astray: string[] = []
  const steps = explored(machine, walk)
  const openings = walk.inputs.map((input) => ({ from: { snapshot: initialTransition(machine, input)[0] as AnyMachineSnapshot, input, path: [] }, step: null }))
  for (const { from, step } of [...openings, ...steps]) {
    asked.clear()
    const actor = createActor(machine, {
      input: from.input,
      clock: stillClock,
      inspect: (event) => {
        if (event.type === "@xstate.microstep") for (const each of event._transitions) taken.add(each)
      },
    })
    actor.start()
    for (const each of step === null ? [] : [...from.path, step]) await take(actor, asked, each)
    const live = actor.getSnapshot() as AnyMachineSnapshot
    const pure = step === null ? from.snapshot : (transition(machine, from.snapshot, step)[0] as AnyMachineSnapshot)
    for (const leaf of leavesIn(live.value)) rested.add(leaf)
    if (JSON.stringify(live.value) !== JSON.stringify(pure.value))
      astray.push(`${JSON.stringify(from.snapshot.value)} ${step?.type}: ${JSON.stringify(live.value)} instead of ${JSON.stringify(pure.value)}`)
    actor.stop()
  }
  const untaken = transitionsOf(machine).filter((each) => !taken.has(each))
  return { rested, untaken: untaken.map(transitionName), taken: taken.size, journeys: steps.length, astray }
}
