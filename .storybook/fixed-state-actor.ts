/** Actor at rest in one state: no requests, no clock; events still move it. */
import {
  createActor,
  fromPromise,
  type ActorRefFrom,
  type AnyStateMachine,
  type ContextFrom,
  type InputFrom,
  type StateValueFrom,
} from "xstate"
import { stillClock } from "./stopped-clock.ts"

/** State of a machine at rest. `context` replaces parts of the context that `input` makes. */
export type Rest<Machine extends AnyStateMachine> = {
  readonly state: StateValueFrom<Machine>
  readonly input?: InputFrom<Machine>
  readonly context?: Partial<ContextFrom<Machine>>
}

const pendingRequest = fromPromise(() => new Promise<never>(() => undefined))

/** The machine with requests that stay pending. */
export const unanswered = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, pendingRequest])),
  })

export const atRest = <Machine extends AnyStateMachine>(
  machine: Machine,
  { state, input, context }: Rest<Machine>,
): ActorRefFrom<Machine> => {
  const unansweredMachine = unanswered(machine)
  const initialContext: object = createActor(unansweredMachine, { input }).getSnapshot().context
  const snapshot = unansweredMachine.resolveState({ value: state, context: { ...initialContext, ...context } })
  return createActor(unansweredMachine, { snapshot, clock: stillClock }).start() as ActorRefFrom<Machine>
}
