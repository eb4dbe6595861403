/** Storage wrapper that catches up with changes missed in the back/forward cache or in a frozen tab. */
import type { DeviceStorage } from "#adapters/persistence/device-storage.ts"

/** Captures, so that other listeners of the same event see the new value before they send requests. */
const first = { capture: true }

/**
 * `storage` whose watchers are also notified on resume if the value of their key has changed. `seen`: values by key that the page
 * knows already; a watcher hears at once of a later one.
 */
export const resyncedOnResume = (storage: DeviceStorage, seen: ReadonlyMap<string, string | null> = new Map()): DeviceStorage => {
  const known = new Map(seen)
  return {
    read: storage.read,
    write: (key, text) => {
      storage.write(key, text)
      known.set(key, text)
    },
    watch: (key, notify) => {
      const take = (text: string | null) => {
        known.set(key, text)
        notify(text)
      }
      const takeIfChanged = () => {
        const text = storage.read(key)
        if (text !== known.get(key)) take(text)
      }
      if (known.has(key)) takeIfChanged()
      else known.set(key, storage.read(key))
      const stop = storage.watch(key, take)
      window.addEventListener("pageshow", takeIfChanged, first)
      window.addEventListener("visibilitychange", takeIfChanged, first)
      return () => {
        stop()
        window.removeEventListener("pageshow", takeIfChanged, first)
        window.removeEventListener("visibilitychange", takeIfChanged, first)
      }
    },
  }
}
