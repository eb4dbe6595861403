import { afterEach, describe, expect, it, vi } from "vitest"
import { browserStorage, memoryStorage } from "#adapters/persistence/device-storage.ts"

/** A window whose storage event for `key` the test fires, with the text that another tab wrote. */
const openWindow = () => {
  const { read, write } = memoryStorage()
  const localStorage = { getItem: read, setItem: write, removeItem: (key: string) => write(key, null) }
  const window = Object.assign(new EventTarget(), { localStorage })
  vi.stubGlobal("window", window)
  const news = (key: string, newValue: string) =>
    window.dispatchEvent(Object.assign(new Event("storage"), { storageArea: localStorage, key, newValue }))
  return { news, localStorage }
}

afterEach(() => vi.unstubAllGlobals())

describe("browserStorage", () => {
  it("notifies of another tab's writes until unsubscribed", () => {
    const { news, localStorage } = openWindow()
    const heard: unknown[] = []
    const stop = browserStorage().watch("cart", (text) => heard.push(text))
    localStorage.setItem("cart", "t-1")
    news("cart", "t-1")
    news("theme", "dark")
    stop()
    news("cart", "t-2")
    expect(heard).toEqual(["t-1"])
  })

  it("prefers this tab's newer value to a late event", () => {
    const { news } = openWindow()
    const heard: unknown[] = []
    const storage = browserStorage()
    storage.watch("cart", (text) => heard.push(text))
    storage.write("cart", "with a cart")
    news("cart", "without a cart")
    expect(heard).toEqual(["with a cart"])
  })
})
