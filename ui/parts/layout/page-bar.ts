/** A page's own bottom bar on phones, which replaces that of the shell (`shell/bottom-bar.module.css`). */
import { useLayoutEffect } from "react"
import { useVisibleWhen } from "#ui/react/page-visibility.ts"

/** Mark of the page that came last: the next page's bar comes before the last one's goes. */
let present = {}

/** Marks `main`. A style sheet that looked for the bar would compute the styles of the whole page again at many changes. */
export const usePageBar = (kind: "buy" | "summary"): void => {
  const isShown = useVisibleWhen(true)
  useLayoutEffect(() => {
    const main = document.getElementById("main")
    if (!isShown) return undefined
    const own = (present = {})
    main?.setAttribute("data-bar", kind)
    return () => {
      if (own === present) main?.removeAttribute("data-bar")
    }
  }, [isShown, kind])
}
