import { afterEach, describe, expect, it, vi } from "vitest"
import { restoreScrollPositions } from "#app/client/page-arrival.ts"

afterEach(() => vi.unstubAllGlobals())

describe("scroll restoration", () => {
  it("is manual while the page is shown, also when it is shown again, and automatic once it is left", () => {
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
