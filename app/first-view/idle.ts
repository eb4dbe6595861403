/** Idle signal for work that the first view does not need. */

/** Longest wait for an idle browser after the load, in milliseconds. */
const timeout = 2000

const signs = ["pointerdown", "keydown", "touchstart"] as const

/** Resolves once the page has loaded and the browser is idle, or at the first input. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      for (const sign of signs) window.removeEventListener(sign, done, true)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, done, { capture: true, passive: true })
    const waitForIdle = () =>
      "requestIdleCallback" in window ? void window.requestIdleCallback(done, { timeout }) : void setTimeout(done, 1)
    if (document.readyState === "complete") waitForIdle()
    else window.addEventListener("load", waitForIdle, { once: true })
  })
