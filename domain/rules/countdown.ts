/** How long an order still waits for its payment, by the shop's clock and not the shopper's. Specification §4, B9. */

/** Seconds that were left when the answer came, and when that was, in milliseconds of the asker's own clock. */
export type Countdown = { readonly seconds: number; readonly startedAt: number }

export const countdown = (expiresIn: number, now: number): Countdown => ({ seconds: Math.max(0, expiresIn), startedAt: now })

/** Never below nothing, and never more than there was, even when a clock is set back. */
export const secondsLeft = ({ seconds, startedAt }: Countdown, now: number): number =>
  Math.max(0, Math.min(seconds, seconds - (now - startedAt) / 1000))

export const isOver = (running: Countdown, now: number): boolean => secondsLeft(running, now) <= 0

/** How often a countdown on screen is drawn anew, in milliseconds. */
export const tick = 1000
