/** Moments for work that the first view does not need. */

/** Longest wait for an idle browser after the load, in milliseconds. */
const timeout = 2000

/** A click alone, as by assistive technology, counts too. */
const input = ["pointerdown", "keydown", "touchstart", "click"] as const
/** Signs that somebody uses the page or leaves it. */
const use = [...input, "pointermove", "wheel", "scroll", "visibilitychange"] as const

/** Calls `work` at the first of these events; the returned function stops listening. */
const atFirst = (types: ReadonlyArray<string>, work: () => void): (() => void) => {
  const options = { capture: true, passive: true } as const
  const stop = () => types.forEach((type) => window.removeEventListener(type, done, options))
  const done = () => {
    stop()
    work()
  }
  types.forEach((type) => window.addEventListener(type, done, options))
  return stop
}

/** Resolves once the page has loaded and the browser is idle, or at the first input. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = atFirst(input, resolve)
    const done = () => {
      stop()
      resolve()
    }
    const waitForIdle = () =>
      "requestIdleCallback" in window ? void window.requestIdleCallback(done, { timeout }) : void setTimeout(done, 1)
    if (document.readyState === "complete") waitForIdle()
    else window.addEventListener("load", waitForIdle, { once: true })
  })

/** Pause after which a page counts as quiet, in milliseconds. */
const quietAfter = 2000

/** Resolves once nothing was fetched or pressed for a while. */
export const whenQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      fetches.disconnect()
      for (const type of input) window.removeEventListener(type, wait, true)
      resolve()
    }
    let pause = setTimeout(done, quietAfter)
    const wait = () => {
      clearTimeout(pause)
      pause = setTimeout(done, quietAfter)
    }
    const fetches = new PerformanceObserver(wait)
    fetches.observe({ type: "resource" })
    for (const type of input) window.addEventListener(type, wait, { capture: true, passive: true })
  })

/** Resolves at the first sign that the page is used: touched, scrolled, pointed at or hidden. */
export const whenUsed = (): Promise<void> => new Promise((resolve) => void atFirst(use, resolve))

/** Resolves once another tab stores something. */
export const whenStoredElsewhere = (): Promise<void> => new Promise((resolve) => void atFirst(["storage"], resolve))
