/** A walk through a machine as words: what a link carries, and what a path lists. */
import type { AnyMachineSnapshot } from "xstate"
import { acceptedEvents, tellable, type Sample } from "#book/statechart/accepted-events.ts"
import type { AcceptedEvent } from "#book/statechart/messages.ts"

/** `beginning`: which of the inputs of the machine's walk; `steps`: what happened, each by its label, or whole where no walk knows it. */
export type WalkthroughPath = { readonly beginning: number; readonly steps: ReadonlyArray<string> }

export const nowhere: WalkthroughPath = { beginning: 0, steps: [] }

const between = "~"
const escaped = (step: string): string => step.replaceAll("%", "%25").replaceAll(between, "%7E")
const unescaped = (step: string): string => step.replaceAll("%7E", between).replaceAll("%25", "%")

export const written = ({ beginning, steps }: WalkthroughPath): string => [beginning, ...steps.map(escaped)].join(between)

/** Of a link; a walk that leads nowhere of what was not written here. */
export const read = (text: string | null): WalkthroughPath => {
  const [beginning = "", ...steps] = (text ?? "").split(between)
  return /^\d+$/.test(beginning) ? { beginning: Number(beginning), steps: steps.map(unescaped) } : nowhere
}

const isWhole = (step: string): boolean => step.startsWith("{")

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

/** What a step means where the machine is; null where it does not hear of it. */
export const eventOf = (step: string, machine: string, snapshot: AnyMachineSnapshot): AcceptedEvent | null => {
  if (!isWhole(step)) return acceptedEvents(machine, snapshot).find(({ label }) => label === step) ?? null
  const sample = sampleOf(step)
  return sample === null || !snapshot.can(sample) ? null : tellable(sample)
}

/** The step that an event is, heard where the machine is. */
export const stepOf = (event: Sample, machine: string, snapshot: AnyMachineSnapshot): string => {
  const same = JSON.stringify(event)
  return acceptedEvents(machine, snapshot).find((accepted) => JSON.stringify(accepted.event) === same)?.label ?? same
}

/** As a path lists it. */
export const stepText = (step: string): string => {
  const sample = isWhole(step) ? sampleOf(step) : null
  return sample === null ? step : tellable(sample).label
}
