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

/** A machine's state at rest, and its changes to the context that `input` makes. */
export type Rest<Machine extends AnyStateMachine> = {
  readonly state: StateValueFrom<Machine>
  readonly input?: InputFrom<Machine>
  readonly context?: Partial<ContextFrom<Machine>>
}

const silence = fromPromise(() => new Promise<never>(() => undefined))

/** The machine with requests that stay pending. */
export const unanswered = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, silence])),
  })

export const atRest = <Machine extends AnyStateMachine>(
  machine: Machine,
  { state, input, context }: Rest<Machine>,
): ActorRefFrom<Machine> => {
  const quiet = unanswered(machine)
  const usual: object = createActor(quiet, { input }).getSnapshot().context
  const snapshot = quiet.resolveState({ value: state, context: { ...usual, ...context } })
  return createActor(quiet, { snapshot, clock: stillClock }).start() as ActorRefFrom<Machine>
}
