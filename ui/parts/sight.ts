/**
 * Whether the page that a part belongs to is the one on show: the page left last stays drawn, but nothing of it may lie over the
 * next. Followed by those who ask alone: a context that changed would have React look through the whole of both pages for them.
 */
import { createContext, use, useSyncExternalStore } from "react"

export type Sight = {
  readonly subscribe: (changed: () => void) => () => void
  readonly now: () => boolean
}

/** Of a page that is never left: on the server, and in stories. */
const always: Sight = { subscribe: () => () => undefined, now: () => true }

export const SightContext = createContext(always)

/** True while `wanted`, and the page is on show. */
export const useInSight = (wanted: boolean): boolean => {
  const { subscribe, now } = use(SightContext)
  const look = () => wanted && now()
  return useSyncExternalStore(subscribe, look, look)
}

/** A sight, and who turns it. */
export const createSight = (first: boolean): Sight & { readonly turn: (seen: boolean) => void } => {
  let seen = first
  const listeners = new Set<() => void>()
  return {
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    now: () => seen,
    turn: (next) => {
      if (seen === next) return
      seen = next
      listeners.forEach((changed) => changed())
    },
  }
}
