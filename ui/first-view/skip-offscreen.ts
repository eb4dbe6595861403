/**
 * A long list, once the browser has laid all of it out and is idle: from then on the parts of it that are off the screen of a
 * phone need no drawing, in the room that they took (`content-visibility` with `contain-intrinsic-size: auto`). A browser that
 * does not tell when it is idle draws all of it.
 */
import type { RefCallback } from "react"

/** Marks the list's element. */
export const skipOffscreenWhenIdle: RefCallback<HTMLElement> = (list) => {
  if (list !== null && "requestIdleCallback" in window) requestIdleCallback(() => (list.dataset["rested"] = ""))
}
