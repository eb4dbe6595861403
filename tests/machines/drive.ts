/** Driver of a machine along every transition it declares, with a live actor whose requests the test answers. */
import { transition, type AnyActor, type AnyMachineSnapshot, type AnyStateMachine, type AnyTransitionDefinition } from "xstate"
import { leavesIn } from "#book/statechart/leaf-states.ts"
import { beginnings, explored, type Step } from "#book/models/exploration.ts"
import { deferredMachine } from "#book/models/deferred-machine.ts"
import { transitionName, transitionsOf } from "#book/models/transitions.ts"
import type { MachineModel } from "#book/models/model.ts"

export type Driven = {
  /** Leaves in which the live actor rested. */
  readonly visitedStates: ReadonlySet<string>
  /** Names of the transitions that were never taken. */
  readonly untaken: ReadonlyArray<string>
  /** Events of the model that no state accepts. */
  readonly ignored: ReadonlyArray<string>
  /** Number of transitions taken, and of the paths that took them. */
  readonly taken: number
  readonly journeys: number
  /** Differences between the live actor and the pure transitions. */
  readonly astray: ReadonlyArray<string>
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

const isAnswer = ({ type }: Step) => /^xstate\.(done|error)\.actor\./.test(type)

export const drive = async <Machine extends AnyStateMachine>(declared: MachineModel<Machine>): Promise<Driven> => {
  const model = declared as unknown as MachineModel<AnyStateMachine>
  const { machine, begin, happen } = deferredMachine(model.machine)
  const taken = new Set<AnyTransitionDefinition>()
  const visitedStates = new Set<string>()
  const astray: string[] = []
  const steps = explored(machine, model)
  const take = async (actor: AnyActor, step: Step) => {
    happen(actor, step)
    if (isAnswer(step)) await turn()
  }
  const openings = beginnings(machine, model).map((from) => ({ from, step: null }))
  for (const { from, step } of [...openings, ...steps]) {
    const actor = begin(from.input, (each) => taken.add(each))
    for (const each of step === null ? [] : [...from.path, step]) await take(actor, each)
    const live = actor.getSnapshot() as AnyMachineSnapshot
    const pure = step === null ? from.snapshot : (transition(machine, from.snapshot, step)[0] as AnyMachineSnapshot)
    for (const leaf of leavesIn(live.value)) visitedStates.add(leaf)
    if (JSON.stringify(live.value) !== JSON.stringify(pure.value))
      astray.push(
        `${JSON.stringify(from.snapshot.value)} ${step?.type}: ${JSON.stringify(live.value)} instead of ${JSON.stringify(pure.value)}`,
      )
    actor.stop()
  }
  const heard = new Set(steps.map(({ step }) => step.type))
  return {
    visitedStates,
    untaken: transitionsOf(machine)
      .filter((each) => !taken.has(each))
      .map(transitionName),
    ignored: (model.events as ReadonlyArray<Step>).map(({ type }) => type).filter((type) => !heard.has(type)),
    taken: taken.size,
    journeys: steps.length,
    astray,
  }
}
