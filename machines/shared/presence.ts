/** Presence of the shopper: a page fetches regularly while it is visible and online, and at once when the shopper returns to it. */
import { assertEvent, type EventObject } from "xstate"
import type { PresenceChanged } from "#machines/streams.ts"

/** Pause between two fetches of an open payment, in milliseconds. */
export const pollInterval = 4000

/** The same after the payment is paid or over, in milliseconds: money can still arrive late or be refunded. */
export const slowPollInterval = 8000

/** Part of a machine's context: whether its page is visible and online. */
type Presence = { readonly seen: boolean }

const assertPresence: (event: EventObject) => asserts event is PresenceChanged = (event) => assertEvent(event, "presence.changed")

/** Assignment of the action `takePresence`. Throws for another event than `presence.changed`. */
export const presenceFrom = (event: EventObject): Presence => {
  assertPresence(event)
  return { seen: event.visible && event.online }
}

/** Whether the page was hidden or offline, and is neither after the event `presence.changed`. */
export const comesBack = (presence: Presence, event: EventObject): boolean => !presence.seen && presenceFrom(event).seen

/** `after` of a state that leads to `target` regularly while the page is seen. The machine declares `pollInterval` and `isSeen`. */
export const pollTo = <const Target extends string>(target: Target) => ({ pollInterval: { guard: "isSeen", target } }) as const

/** The same with longer pauses. The machine declares `slowPollInterval` and `isSeen`. */
export const slowPollTo = <const Target extends string>(target: Target) => ({ slowPollInterval: { guard: "isSeen", target } }) as const

const returnTo = <const Target extends string>(target: Target) => ({ guard: "comesBack", target, actions: "takePresence" }) as const

/** `on` of a state that leads to `target` when the shopper returns. The machine declares `comesBack` and `takePresence`. */
export const onReturnTo = <const Target extends string>(target: Target) =>
  ({ "presence.changed": [returnTo(target), { actions: "takePresence" }] }) as const

/** `on` of the state `state` itself, which starts its request again when the shopper returns. The machine declares the same. */
export const onReturnReenter = <const State extends string>(state: State) =>
  ({ "presence.changed": [{ ...returnTo(state), reenter: true }, { actions: "takePresence" }] }) as const
