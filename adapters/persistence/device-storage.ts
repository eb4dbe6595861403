/** Where this device keeps things: the browser's storage, or memory where the browser forbids it. */

export type DeviceStorage = {
  readonly read: (key: string) => string | null
  readonly write: (key: string, text: string | null) => void
  /** Tells what is at `key` when another tab has written there; what it gives back stops listening. */
  readonly watch: (key: string, notify: (text: string | null) => void) => () => void
}

/** Forgets everything with the page. */
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

/** The browser's own; a browser that forbids it gets one that lasts as long as the page. */
export const browserStorage = (): DeviceStorage => {
  let storage: Storage
  try {
    storage = window.localStorage
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
        // The news may come after this tab has written something newer: then that is what the tabs agree upon.
        if (event.storageArea === storage && event.key === key) notify(storage.getItem(key))
      }
      window.addEventListener("storage", listen)
      return () => window.removeEventListener("storage", listen)
    },
  }
}
