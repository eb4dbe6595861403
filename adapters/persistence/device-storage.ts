/** Storage of this device: the browser's, or memory where the browser forbids it. */

export type DeviceStorage = {
  readonly read: (key: string) => string | null
  readonly write: (key: string, text: string | null) => void
  /** Notifies of the text at `key` when another tab has written it; the returned function stops watching. */
  readonly watch: (key: string, notify: (text: string | null) => void) => () => void
}

/** Storage in memory, lost with the page. */
export const memoryStorage = (): DeviceStorage => {
  const values = new Map<string, string>()
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, text) => {
      if (text === null) values.delete(key)
      else values.set(key, text)
    },
    watch: () => () => undefined,
  }
}

/** The browser's storage, which a session storage shares with no other tab; memory where the browser forbids it. */
export const browserStorage = (kind: "localStorage" | "sessionStorage" = "localStorage"): DeviceStorage => {
  let storage: Storage
  try {
    storage = window[kind]
  } catch {
    return memoryStorage()
  }
  return {
    read: (key) => storage.getItem(key),
    write: (key, text) => {
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
    },
    watch: (key, notify) => {
      const listen = (event: StorageEvent) => {
        // Reads again, since this tab may have written something newer before the event arrived.
        if (event.storageArea === storage && event.key === key) notify(storage.getItem(key))
      }
      window.addEventListener("storage", listen)
      return () => window.removeEventListener("storage", listen)
    },
  }
}
