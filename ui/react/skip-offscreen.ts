/**
 * Rendering skip for long lists: once the browser is idle, phones skip parts that are off-screen, at their known size
 * (`content-visibility` with `contain-intrinsic-size: auto`). Without `requestIdleCallback`, everything is rendered.
 */
import type { RefCallback } from "react"

/** Ref callback that marks the list's element. */
export const skipOffscreenWhenIdle: RefCallback<HTMLElement> = (list) => {
  if (list !== null && "requestIdleCallback" in window) requestIdleCallback(() => (list.dataset["rested"] = ""))
}
