/** Clock of a screen whose labels change at known moments. */
import { useContext, useEffect, useState } from "react"
import type { Instant } from "#domain/entities/ids.ts"
import { instantOf, isBefore, millisecondsOf } from "#domain/rules/instants.ts"
import { ClockContext } from "./clock.ts"

/** Longest timer of a browser, in milliseconds. */
const maxTimer = 2 ** 31 - 1

/** Current time, constant while the screen is mounted, so that its texts agree; it moves on as each of `ends` passes, and labels with it. */
export const useNowUntil = (...ends: ReadonlyArray<Instant | null>): Instant => {
  const clock = useContext(ClockContext)
  const [now, setNow] = useState(() => instantOf(clock()))
  const next = ends.reduce<Instant | null>(
    (first, end) => (end !== null && isBefore(now, end) && (first === null || isBefore(end, first)) ? end : first),
    null,
  )
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const waitFor = (end: Instant): void => {
      const left = millisecondsOf(end) - clock()
      if (left <= 0) setNow(instantOf(clock()))
      else timer = setTimeout(() => waitFor(end), Math.min(left, maxTimer))
    }
    if (next !== null) waitFor(next)
    return () => clearTimeout(timer)
  }, [clock, next])
  return now
}
