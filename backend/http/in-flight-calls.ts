/** Count of calls in flight, for closing and for work that waits for a quiet moment. */
import { setTimeout as after } from "node:timers/promises"

/** Time without a call that counts as quiet, in milliseconds. */
const quietAfter = 300

export type Calls = {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
  /** Resolves when no call is in flight. */
  readonly idle: () => Promise<void>
  /** Resolves after a quiet moment. */
  readonly quiet: () => Promise<void>
}

type Clock = { readonly now: () => number; readonly pause: (milliseconds: number) => Promise<void> }

const wallClock: Clock = {
  now: () => performance.now(),
  pause: (milliseconds) => after(milliseconds, undefined, { ref: false }),
}

export const countCalls = ({ now, pause }: Clock = wallClock): Calls => {
  let inFlight = 0
  let lastEndedAt = now()
  let onIdle: (() => void) | null = null
  const isQuiet = (): boolean => inFlight === 0 && now() - lastEndedAt >= quietAfter
  return {
    run: async (work) => {
      inFlight += 1
      try {
        return await work()
      } finally {
        inFlight -= 1
        lastEndedAt = now()
        if (inFlight === 0) onIdle?.()
      }
    },
    idle: () => (inFlight === 0 ? Promise.resolve() : new Promise((resolve) => (onIdle = resolve))),
    quiet: async () => {
      while (!isQuiet()) await pause(quietAfter)
    },
  }
}
