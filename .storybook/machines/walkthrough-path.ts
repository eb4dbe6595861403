/** Path of a walkthrough as text, for links and lists. */
import type { AnyMachineSnapshot } from "xstate"
import { acceptedEvents, labelled, type Sample } from "#book/statechart/accepted-events.ts"
import type { AcceptedEvent } from "#book/statechart/messages.ts"

/** `beginning`: index of the model's input; `steps`: labels of the events, or whole events where the model has none. */
export type WalkthroughPath = { readonly beginning: number; readonly steps: ReadonlyArray<string> }

export const emptyPath: WalkthroughPath = { beginning: 0, steps: [] }

const separator = "~"
const escaped = (step: string): string => step.replaceAll("%", "%25").replaceAll(separator, "%7E")
const unescaped = (step: string): string => step.replaceAll("%7E", separator).replaceAll("%25", "%")

export const encodePath = ({ beginning, steps }: WalkthroughPath): string => [beginning, ...steps.map(escaped)].join(separator)

/** Path of a link; empty for an invalid one. */
export const decodePath = (text: string | null): WalkthroughPath => {
  const [beginning = "", ...steps] = (text ?? "").split(separator)
  return /^\d+$/.test(beginning) ? { beginning: Number(beginning), steps: steps.map(unescaped) } : emptyPath
}

const isEventJson = (step: string): boolean => step.startsWith("{")

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const sampleOf = (step: string): Sample | null => {
  const event = parsed(step)
  return typeof event === "object" && event !== null && "type" in event && typeof event.type === "string" ? (event as Sample) : null
}

/** Event of a step in the machine's present state; null where it is not accepted. */
export const eventOf = (step: string, machine: string, snapshot: AnyMachineSnapshot): AcceptedEvent | null => {
  if (!isEventJson(step)) return acceptedEvents(machine, snapshot).find(({ label }) => label === step) ?? null
  const sample = sampleOf(step)
  return sample === null || !snapshot.can(sample) ? null : labelled(sample)
}

/** Step of an event in the machine's present state. */
export const stepOf = (event: Sample, machine: string, snapshot: AnyMachineSnapshot): string => {
  const same = JSON.stringify(event)
  return acceptedEvents(machine, snapshot).find((accepted) => JSON.stringify(accepted.event) === same)?.label ?? same
}

/** Text of a step in a list. */
export const stepText = (step: string): string => {
  const sample = isEventJson(step) ? sampleOf(step) : null
  return sample === null ? step : labelled(sample).label
}
