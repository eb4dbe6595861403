/** The choices of a filter that do not fit at once, behind a word. */
import type { ReactNode } from "react"
import { useText } from "../words/words.tsx"
import styles from "./facet-rest.module.css"

export const FacetRest = ({ open, children }: { readonly open: boolean; readonly children: ReactNode }) => {
  const text = useText()
  return (
    <details className={styles.rest} open={open || undefined}>
      <summary>
        <span>{text("facet.more")}</span>
        <span>{text("facet.less")}</span>
      </summary>
      {children}
    </details>
  )
}
