/** The events that would move an actor now, each with what it carries. */
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { eventLabel } from "./drawn.ts"
import type { AcceptedEvent } from "./messages.ts"
import { sampleEvents } from "./sample-events.ts"

const isOfPorts = (type: string): boolean => type.startsWith("xstate.done.actor.") || type.startsWith("xstate.error.actor.")

/** Every event named by the states that are lit; what it carries comes from the samples of the book. */
export const acceptedEvents = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): ReadonlyArray<AcceptedEvent> => {
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]))
  return [...types]
    .flatMap((type) => (sampleEvents[machine.id]?.[type] ?? (isOfPorts(type) ? [] : [{ type }])).map((event) => ({ ...event, type })))
    .filter((event) => canTake(snapshot, event))
    .map((event) => ({ type: event.type, label: eventLabel(event.type), event }))
}

/** A guard may look at what an event carries; an event whose sample does not suit it is not offered. */
const canTake = (snapshot: AnyMachineSnapshot, event: { readonly type: string }): boolean => {
  try {
    return snapshot.can(event)
  } catch {
    return false
  }
}
