/** Marker of a page's own bottom bar on phones, which replaces that of the shell (`shell/bottom-bar.module.css`). */
import type { RefCallback } from "react"

export type PageBar = "buy" | "summary"

/** Ref that marks the page element too, so that CSS need not search the whole page for the bar. */
const pageMarker =
  (kind: PageBar): RefCallback<HTMLElement> =>
  (bar) => {
    const page = bar?.closest<HTMLElement>("main > *")
    if (!page) return undefined
    page.dataset["bar"] = kind
    return () => {
      delete page.dataset["bar"]
    }
  }

const markers = { buy: pageMarker("buy"), summary: pageMarker("summary") }

/** Props of the bar's element. */
export const pageBar = (kind: PageBar) => ({ ref: markers[kind], "data-page-bar": kind })
