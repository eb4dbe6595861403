/** A bar of a page's own at the foot of a phone, such as the one to buy by: it takes the place of the shop's (`shell/bottom-bar.module.css`). */
import type { RefCallback } from "react"

export type PageBar = "buy" | "summary"

/** Marks the page that the bar stands in, where the browser need not look through the page for it. */
const marking =
  (kind: PageBar): RefCallback<HTMLElement> =>
  (bar) => {
    const page = bar?.closest<HTMLElement>("main > *")
    if (!page) return undefined
    page.dataset["bar"] = kind
    return () => {
      delete page.dataset["bar"]
    }
  }

const marks = { buy: marking("buy"), summary: marking("summary") }

/** What the bar's element is given. */
export const pageBar = (kind: PageBar) => ({ ref: marks[kind], "data-page-bar": kind })
