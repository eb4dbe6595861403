/** Countdown to an instant: time to pay, end of a sale. Uses the server's clock; how long an order waits is in `cart/payment-time.ts`. Specification §4, B9. */
import type { Instant } from "../entities/ids.ts"
import { millisecondsOf, second } from "./instants.ts"

/** Interval between updates of a countdown, in milliseconds. */
export const tick = second

/** Whole seconds until `until`, rounded up; 0 from that instant on. */
export const secondsUntil = (until: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((millisecondsOf(until) - millisecondsOf(now)) / second))

/** Whether `until` has been reached. */
export const isOver = (until: Instant, now: Instant): boolean => secondsUntil(until, now) === 0

/** Seconds left one tick later. */
export const afterTick = (seconds: number): number => Math.max(0, seconds - tick / second)
