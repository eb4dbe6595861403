/** The moment at which a screen is shown; a story fixes it by the context. */
import { createContext, use, useState } from "react"
import type { Instant } from "#domain/entities/ids.ts"
import { instantOf } from "#domain/rules/instants.ts"

/** Milliseconds since 1970, when asked. */
export const ClockContext = createContext<() => number>(Date.now)

/** Stays the same while the screen is shown, so that a screen does not contradict itself. */
export const useNow = (): Instant => {
  const clock = use(ClockContext)
  const [now] = useState(() => instantOf(clock()))
  return now
}
