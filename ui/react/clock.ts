/** Clock of a screen, from context; stories fix it. */
import { createContext, useContext, useState } from "react"
import type { Instant } from "#domain/entities/ids.ts"
import { instantOf } from "#domain/rules/instants.ts"

/** Returns the current time in milliseconds since 1970. */
export const ClockContext = createContext<() => number>(Date.now)

/** Current time, constant while the screen is mounted, so that its texts agree. */
export const useNow = (): Instant => {
  const clock = useContext(ClockContext)
  const [now] = useState(() => instantOf(clock()))
  return now
}
