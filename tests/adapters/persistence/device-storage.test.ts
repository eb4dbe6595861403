import { afterEach, describe, expect, it, vi } from "vitest"
import { browserStorage, memoryStorage } from "#adapters/persistence/device-storage.ts"

/** A window whose storage event for `key` the test fires, with the text that another tab wrote. */
const openWindow = () => {
  const { read, write } = memoryStorage()
  const localStorage = { getItem: read, setItem: write, removeItem: (key: string) => write(key, null) }
  const window = Object.assign(new EventTarget(), { localStorage })
  vi.stubGlobal("window", window)
  const storeElsewhere = (key: string, newValue: string) =>
    window.dispatchEvent(Object.assign(new Event("storage"), { storageArea: localStorage, key, newValue }))
  return { storeElsewhere, localStorage }
}

afterEach(() => vi.unstubAllGlobals())

describe("browserStorage", () => {
  it("notifies of another tab's writes until unsubscribed", () => {
    const { storeElsewhere, localStorage } = openWindow()
    const notified: unknown[] = []
    const stop = browserStorage().watch("cart", (text) => notified.push(text))
    localStorage.setItem("cart", "t-1")
    storeElsewhere("cart", "t-1")
    storeElsewhere("theme", "dark")
    stop()
    storeElsewhere("cart", "t-2")
    expect(notified).toEqual(["t-1"])
  })

  it("prefers this tab's newer value to a late event", () => {
    const { storeElsewhere } = openWindow()
    const notified: unknown[] = []
    const storage = browserStorage()
    storage.watch("cart", (text) => notified.push(text))
    storage.write("cart", "with a cart")
    storeElsewhere("cart", "without a cart")
    expect(notified).toEqual(["with a cart"])
  })
})
