/** Says when the first view is done with the processor and the network: whatever it does not need waits for that. */

/** Nobody waits longer than this, in milliseconds. */
const timeout = 2000

const signs = ["pointerdown", "keydown", "touchstart"] as const

/** Settles once the page has loaded and the browser is idle, or at the shopper's first touch. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      for (const sign of signs) window.removeEventListener(sign, done, true)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, done, { capture: true, passive: true })
    const waitForIdle = () => ("requestIdleCallback" in window ? void window.requestIdleCallback(done, { timeout }) : void setTimeout(done, 1))
    if (document.readyState === "complete") waitForIdle()
    else window.addEventListener("load", waitForIdle, { once: true })
  })
