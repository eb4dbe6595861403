/** Registry of the live machines of a running page, with their latest events. */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from "xstate"
import { labelled, type Sample } from "#book/statechart/accepted-events.ts"
import { eventText } from "#book/statechart/labels.ts"

export type RegisteredActor = {
  readonly name: string
  readonly actor: AnyActorRef
  readonly machine: AnyStateMachine
  /** Its latest events, newest last. */
  readonly path: ReadonlyArray<string>
}

export type ActorRegistry = {
  readonly record: (event: InspectionEvent) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Live machines, in the order of their start. */
  readonly now: () => ReadonlyArray<RegisteredActor>
}

/** Maximum events of a path. */
const maxSteps = 30

const machineOf = (actor: object): AnyStateMachine | null => {
  const logic: unknown = "logic" in actor ? actor.logic : null
  return typeof logic === "object" && logic !== null && "root" in logic ? (logic as AnyStateMachine) : null
}

const eventLabel = (event: Sample, { implementations: { delays } }: AnyStateMachine): string =>
  event.type.startsWith("xstate.") ? eventText(event.type, delays) : labelled(event).label

const isAlive = ({ actor }: RegisteredActor): boolean => (actor.getSnapshot() as AnyMachineSnapshot).status === "active"

/** `later`: machines change while React renders, so listeners are notified afterwards. */
export const createActorRegistry = (later: (change: () => void) => void): ActorRegistry => {
  const listeners = new Set<() => void>()
  const registered = new Map<string, RegisteredActor>()
  let live: ReadonlyArray<RegisteredActor> = []
  let isScheduled = false
  const notify = () => {
    isScheduled = false
    for (const [id, each] of registered) if (!isAlive(each)) registered.delete(id)
    live = [...registered.values()]
    for (const listener of listeners) listener()
  }
  return {
    record: (event) => {
      const machine = machineOf(event.actorRef)
      if (machine === null || (event.type !== "@xstate.event" && event.type !== "@xstate.snapshot")) return
      const actor = event.actorRef as AnyActorRef
      const known = registered.get(actor.sessionId)
      if (event.type === "@xstate.event") {
        const path = event.event.type === "xstate.init" ? [] : [...(known?.path ?? []), eventLabel(event.event, machine)].slice(-maxSteps)
        registered.set(actor.sessionId, { name: machine.id, actor, machine, path })
      }
      if (isScheduled) return
      isScheduled = true
      later(notify)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    now: () => live,
  }
}
