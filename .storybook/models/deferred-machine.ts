/** Live actor whose requests wait until the test answers them. */
import { createActor, fromPromise, type AnyActor, type AnyStateMachine, type AnyTransitionDefinition } from "xstate"
import { stillClock } from "#book/stopped-clock.ts"
import type { Step } from "./exploration.ts"

type PendingRequest = { readonly answer: (value: unknown) => void; readonly refuse: (problem: unknown) => void }

/** Streams are silent until the app connects them; their events are among the model's events. */
const isStream = (name: string): boolean => name.startsWith("watch")

export type DeferredMachine = {
  readonly machine: AnyStateMachine
  /** Starts a new actor; `taken` is called with each transition. */
  readonly begin: (input: unknown, taken: (transition: AnyTransitionDefinition, type: string) => void) => AnyActor
  /** Performs one step: an event, the response to a pending request, or passed time. */
  readonly happen: (actor: AnyActor, step: Step) => void
}

/** The machine with each request pending until it is answered. */
export const deferredMachine = (machine: AnyStateMachine): DeferredMachine => {
  const pending = new Map<string, PendingRequest>()
  const deferred = fromPromise(({ self }) => new Promise((answer, refuse) => pending.set(self.id, { answer, refuse })))
  const names = Object.keys(machine.implementations.actors).filter((name) => !isStream(name))
  const provided = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, deferred])) })
  return {
    machine: provided,
    begin: (input, taken) => {
      pending.clear()
      return createActor(provided, {
        input,
        clock: stillClock,
        inspect: (event) => {
          if (event.type === "@xstate.microstep") for (const each of event._transitions) taken(each, event.event.type)
        },
      }).start()
    },
    happen: (actor, step) => {
      const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(step.type) ?? []
      if (id === undefined) actor.send(step)
      else if (outcome === "done") pending.get(id)?.answer(step.output)
      else pending.get(id)?.refuse(step.error)
    },
  }
}
