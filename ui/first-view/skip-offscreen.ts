/**
 * Skips rendering of a long list's groups that are off a phone's screen, once they are laid out and the browser is idle
 * (`content-visibility: auto` with remembered heights). A browser without `requestIdleCallback` renders all.
 */
import type { RefCallback } from "react"

/** Ref of the list element. */
export const skipOffscreenWhenIdle: RefCallback<HTMLElement> = (list) => {
  if (list !== null && "requestIdleCallback" in window) requestIdleCallback(() => (list.dataset["rested"] = ""))
}
