/** Labels of a machine's identifiers: `isStale` is "if it is stale", `pollInterval` "after 4 s". */
import type { AnyStateMachine } from "xstate"

/** `hasRefusedChange` as `has refused change`. */
const spelled = (name: string): string => name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

export const guardText = (guard: string): string => `if it ${spelled(guard)}`

const second = 1000
const minute = 60 * second

const durationText = (milliseconds: number): string => {
  if (milliseconds >= minute) return `${milliseconds / minute} min`
  return milliseconds >= second ? `${milliseconds / second} s` : `${milliseconds} ms`
}

/** A dynamic delay has no figure, so its name is shown. */
export const delayText = (delays: AnyStateMachine["implementations"]["delays"], name: string): string => {
  const delay: unknown = delays[name]
  return typeof delay === "number" ? `after ${durationText(delay)}` : `after ${spelled(name)}`
}

/** `fetchOrder` as `fetch order`. */
export const portText = spelled

/** `xstate.after.pollInterval.payment.progress.waiting` as `after 4 s`, `xstate.done.actor.fetchHome` as `fetch home: done`. */
export const eventText = (type: string, delays: AnyStateMachine["implementations"]["delays"]): string => {
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  if (delay !== undefined) return delayText(delays, delay)
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (actor !== undefined) return `${portText(actor)}: ${outcome === "done" ? "done" : "refused"}`
  return type === "" ? "at once" : type
}
