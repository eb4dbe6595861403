/** The events that would move an actor now, each with what it carries: taken from the machine's walk. */
import type { AnyMachineSnapshot, EventObject } from "xstate"
import { walks } from "../walks/all.ts"
import { eventLabel } from "./drawn.ts"
import type { AcceptedEvent } from "./messages.ts"

type Sample = EventObject & Readonly<Record<string, unknown>>

/** Words, numbers and choices that an event carries, as far as they can be read at a glance. */
const carried = (event: Sample): string =>
  Object.entries(event)
    .filter(([key, value]) => key !== "type" && ["string", "number", "boolean"].includes(typeof value))
    .map(([, value]) => String(value))
    .join(" ")

const problemName = (error: unknown): string => (typeof error === "object" && error !== null && "_tag" in error ? String(error._tag) : "")

/** What a port may answer, and what may go wrong instead, while its question is out. */
const answersIn = (machineId: string, snapshot: AnyMachineSnapshot): ReadonlyArray<AcceptedEvent> => {
  const { answers } = walks[machineId] ?? {}
  return snapshot._nodes
    .flatMap(({ invoke }) => invoke.map(({ id }) => id))
    .flatMap((id) => [
      ...(answers?.[id]?.values ?? []).map((output) => ({
        label: `${id} answers`,
        event: { type: `xstate.done.actor.${id}`, output },
      })),
      ...(answers?.[id]?.problems ?? []).map((error) => ({
        label: `${id} fails: ${problemName(error)}`,
        event: { type: `xstate.error.actor.${id}`, error },
      })),
    ])
}

const timesIn = (snapshot: AnyMachineSnapshot): ReadonlyArray<AcceptedEvent> =>
  snapshot._nodes
    .flatMap((node) => [...node.transitions.keys()])
    .filter((type) => type.startsWith("xstate.after."))
    .map((type) => ({ label: eventLabel(type), event: { type } }))

const toldIn = (machineId: string): ReadonlyArray<AcceptedEvent> =>
  ((walks[machineId]?.events ?? []) as ReadonlyArray<Sample>).map((event) => ({
    label: [event.type, carried(event)].filter((part) => part !== "").join(" "),
    event,
  }))

/** Events that read alike are numbered, so that each button has a name of its own. */
const numbered = (events: ReadonlyArray<AcceptedEvent>): ReadonlyArray<AcceptedEvent> =>
  events.map((event, index) => {
    const before = events.slice(0, index).filter(({ label }) => label === event.label).length
    return before === 0 ? event : { ...event, label: `${event.label} (${before + 1})` }
  })

export const acceptedEvents = (machineId: string, snapshot: AnyMachineSnapshot): ReadonlyArray<AcceptedEvent> =>
  numbered([...toldIn(machineId), ...answersIn(machineId, snapshot), ...timesIn(snapshot)].filter(({ event }) => snapshot.can(event)))
