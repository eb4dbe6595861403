/** True after hydration. Content that depends on the browser's clock waits for it, since server markup is shared. */
import { useSyncExternalStore } from "react"

const never = () => () => undefined

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
