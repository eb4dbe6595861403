import { afterEach, describe, expect, it, vi } from "vitest"
import { restoreScrollPositions } from "#app/client/page-arrival.ts"

afterEach(() => vi.unstubAllGlobals())

describe("a page in a browser", () => {
  it("finds places by itself while it is there, and leaves a reload to the browser, also once it was left and is back", () => {
    const window = new EventTarget()
    const history = { scrollRestoration: "auto" }
    vi.stubGlobal("window", window)
    vi.stubGlobal("history", history)
    restoreScrollPositions()
    expect(history.scrollRestoration).toBe("manual")
    window.dispatchEvent(new Event("pagehide"))
    expect(history.scrollRestoration).toBe("auto")
    window.dispatchEvent(new Event("pageshow"))
    expect(history.scrollRestoration).toBe("manual")
  })
})
