/** Events that an actor accepts now, with their payloads: from the machine's model. */
import type { AnyMachineSnapshot, EventObject } from "xstate"
import { models } from "#book/models/all.ts"
import type { AcceptedEvent } from "./messages.ts"
import { eventText } from "./labels.ts"

export type Sample = EventObject & Readonly<Record<string, unknown>>

/** Readable texts, numbers and flags of an event. */
const payloadText = (event: Sample): string =>
  Object.entries(event)
    .filter(([key, value]) => key !== "type" && ["string", "number", "boolean"].includes(typeof value))
    .map(([, value]) => String(value))
    .join(" ")

/** An event as a button or path shows it. */
export const labelled = (event: Sample): AcceptedEvent => ({
  label: [event.type, payloadText(event)].filter((part) => part !== "").join(" "),
  origin: "somebody",
  event,
})

/** Short text of a response: its kind, its status, or that there is none. */
const summaryOf = (answer: unknown): string => {
  if (answer === null) return "nothing"
  if (Array.isArray(answer)) return `${answer.length}`
  if (typeof answer !== "object" || answer === undefined) return ""
  const tag = Object.entries(answer).find(([key]) => ["_tag", "status", "state"].includes(key))
  return tag === undefined ? "" : String(tag[1])
}

const responseEvent = (event: EventObject, value: unknown): AcceptedEvent => ({
  label: [eventText(event.type, {}), summaryOf(value)].filter((part) => part !== "").join(", "),
  origin: "outside",
  event,
})

/** Responses and problems of pending requests. */
const responsesIn = (machineId: string, snapshot: AnyMachineSnapshot): ReadonlyArray<AcceptedEvent> => {
  const { answers } = models[machineId] ?? {}
  return snapshot._nodes
    .flatMap(({ invoke }) => invoke.map(({ id }) => id))
    .flatMap((id) => [
      ...(answers?.[id]?.values ?? []).map((output) => responseEvent({ type: `xstate.done.actor.${id}`, output } as EventObject, output)),
      ...(answers?.[id]?.problems ?? []).map((error) => responseEvent({ type: `xstate.error.actor.${id}`, error } as EventObject, error)),
    ])
}

const delaysIn = (snapshot: AnyMachineSnapshot): ReadonlyArray<AcceptedEvent> =>
  snapshot._nodes
    .flatMap((node) => [...node.transitions.keys()])
    .filter((type) => type.startsWith("xstate.after."))
    .map((type) => ({ label: eventText(type, snapshot.machine.implementations.delays), origin: "time" as const, event: { type } }))

const modelEventsOf = (machineId: string): ReadonlyArray<AcceptedEvent> =>
  ((models[machineId]?.events ?? []) as ReadonlyArray<Sample>).map(labelled)

/** Numbers events with equal labels, so that each button has its own name. */
const numbered = (events: ReadonlyArray<AcceptedEvent>): ReadonlyArray<AcceptedEvent> =>
  events.map((event, index) => {
    const before = events.slice(0, index).filter(({ label }) => label === event.label).length
    return before === 0 ? event : { ...event, label: `${event.label} (${before + 1})` }
  })

export const acceptedEvents = (machineId: string, snapshot: AnyMachineSnapshot): ReadonlyArray<AcceptedEvent> =>
  numbered(
    [...modelEventsOf(machineId), ...responsesIn(machineId, snapshot), ...delaysIn(snapshot)].filter(({ event }) => snapshot.can(event)),
  )
