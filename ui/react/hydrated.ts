/** Whether scripts run already. What depends on the shopper's own clock waits for it, since pages are the same for everybody. */
import { useSyncExternalStore } from "react"

const never = () => () => undefined

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
