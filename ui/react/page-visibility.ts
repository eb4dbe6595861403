/**
 * Whether the page that a part belongs to is the one on show: the page left last stays drawn, but nothing of it may lie over the
 * next. Followed by those who ask alone: a context that changed would have React look through the whole of both pages for them.
 */
import { createContext, use, useSyncExternalStore } from "react"
import { observed, type Observed } from "./observable.ts"

/** Always, where no page is ever left: on the server, and in stories. */
export const PageVisibilityContext = createContext<Observed<boolean>>(observed(true))

/** True while `wanted`, and the page is on show. */
export const useVisibleWhen = (wanted: boolean): boolean => {
  const { subscribe, now } = use(PageVisibilityContext)
  const isVisible = () => wanted && now()
  return useSyncExternalStore(subscribe, isVisible, isVisible)
}
