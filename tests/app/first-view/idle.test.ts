// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { whenQuiet, whenStoredElsewhere, whenUsed } from "#app/first-view/idle.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Whether a promise is resolved so far. */
const watched = (promise: Promise<void>) => {
  const state = { isResolved: false }
  promise.then(
    () => (state.isResolved = true),
    () => undefined,
  )
  return state
}

describe("used page", () => {
  it.each(["pointerdown", "pointermove", "touchstart", "keydown", "click", "wheel", "scroll", "visibilitychange"])(
    "is one with a %s",
    async (type) => {
      const used = watched(whenUsed())
      await vi.advanceTimersByTimeAsync(60_000)
      expect(used.isResolved).toBe(false)
      window.dispatchEvent(new Event(type))
      await vi.advanceTimersByTimeAsync(0)
      expect(used.isResolved).toBe(true)
    },
  )
})

describe("page beside another tab", () => {
  it("learns of what the other stores, which is no use of its own", async () => {
    const [used, stored] = [watched(whenUsed()), watched(whenStoredElsewhere())]
    window.dispatchEvent(new Event("storage"))
    await vi.advanceTimersByTimeAsync(0)
    expect([used.isResolved, stored.isResolved]).toEqual([false, true])
  })
})

describe("quiet page", () => {
  it("has fetched nothing, and was not pressed, for two seconds", async () => {
    let fetched = () => undefined as void
    class Observer {
      constructor(notify: () => void) {
        fetched = notify
      }
      observe() {
        return undefined
      }
      disconnect() {
        fetched = () => undefined
      }
    }
    vi.stubGlobal("PerformanceObserver", Observer)
    const quiet = watched(whenQuiet())
    await vi.advanceTimersByTimeAsync(1500)
    fetched()
    await vi.advanceTimersByTimeAsync(1500)
    window.dispatchEvent(new Event("pointerdown"))
    await vi.advanceTimersByTimeAsync(1999)
    expect(quiet.isResolved).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(quiet.isResolved).toBe(true)
  })
})
