/**
 * Visibility of the page that a component belongs to: the previous page stays rendered, but its overlays must not show.
 * An observable, since a changed context value would make React walk through both pages.
 */
import { createContext, useContext, useSyncExternalStore } from "react"
import { observed, type Observed } from "./observable.ts"

/** Always true by default: on the server and in stories. */
export const PageVisibilityContext = createContext<Observed<boolean>>(observed(true))

/** True if `wanted` and the page is visible. */
export const useVisibleWhen = (wanted: boolean): boolean => {
  const { subscribe, now } = useContext(PageVisibilityContext)
  const isVisible = () => wanted && now()
  return useSyncExternalStore(subscribe, isVisible, isVisible)
}
