/** Whether the browser has a connection; the server assumes one. */
import { useSyncExternalStore } from "react"

const isOnline = (): boolean => navigator.onLine

const followNetwork = (changed: () => void): (() => void) => {
  window.addEventListener("online", changed)
  window.addEventListener("offline", changed)
  return () => {
    window.removeEventListener("online", changed)
    window.removeEventListener("offline", changed)
  }
}

export const useOnline = (): boolean => useSyncExternalStore(followNetwork, isOnline, () => true)
