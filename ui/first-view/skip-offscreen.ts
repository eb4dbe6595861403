/**
 * Flag of a long list whose parts off a phone's screen are not rendered, set once they are laid out and the browser is idle. A browser
 * without `requestIdleCallback` renders all.
 *
 * Sets `data-idle` on the grid; the rule is in `ui/catalogue/listing/tiles.module.css` (`.part`, ≤ 505 px). Measured: back to a list 70
 * instead of 105 ms (`docs/measurements/speed.md`). To remove: delete this file, its `ref` in `tiles.tsx` and that selector.
 */
import type { RefCallback } from "react"

/** Ref of the list element. */
export const skipOffscreenWhenIdle: RefCallback<HTMLElement> = (list) => {
  if (list !== null && "requestIdleCallback" in window) requestIdleCallback(() => (list.dataset["idle"] = ""))
}
