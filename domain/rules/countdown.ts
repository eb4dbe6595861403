/** How long something still waits: an order for its payment, a sale for its end. Told by the shop's clock. Specification §4, B9. */
import type { Instant } from "../entities/ids.ts"
import { millisecondsOf, second } from "./instants.ts"

/** How often a countdown on screen is drawn anew, in milliseconds. */
export const tick = second

/** Whole seconds until `until`, one that has begun included; none from that moment on. */
export const secondsUntil = (until: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((millisecondsOf(until) - millisecondsOf(now)) / second))

/** From the moment itself on. */
export const isOver = (until: Instant, now: Instant): boolean => secondsUntil(until, now) === 0

/** What is left of `seconds` one tick later. */
export const afterTick = (seconds: number): number => Math.max(0, seconds - tick / second)
