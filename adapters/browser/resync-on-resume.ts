/** Hears of what was kept while this page could not: it slept in the browser's back/forward cache, or its tab was frozen. */
import type { DeviceStorage } from "#adapters/persistence/device-storage.ts"

/** Before anyone else hears that the page is back, and asks in the name of who was there. */
const first = { capture: true }

/** The same storage; who watches a key is also told when the page is back and finds there what it did not know. */
export const lookOnReturn = (storage: DeviceStorage): DeviceStorage => {
  const known = new Map<string, string | null>()
  return {
    read: storage.read,
    write: (key, text) => {
      storage.write(key, text)
      known.set(key, text)
    },
    watch: (key, notify) => {
      const hear = (text: string | null) => {
        known.set(key, text)
        notify(text)
      }
      const look = () => {
        const text = storage.read(key)
        if (text !== known.get(key)) hear(text)
      }
      known.set(key, storage.read(key))
      const stop = storage.watch(key, hear)
      window.addEventListener("pageshow", look, first)
      window.addEventListener("visibilitychange", look, first)
      return () => {
        stop()
        window.removeEventListener("pageshow", look, first)
        window.removeEventListener("visibilitychange", look, first)
      }
    },
  }
}
