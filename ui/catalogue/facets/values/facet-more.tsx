/** Further values of a facet, folded below the first ones. */
import { useState, type ReactNode } from "react"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./facet-more.module.css"

/** `open`: one of these values is chosen. They then stay open, even when the choice is removed. */
export const FacetMore = ({ open, children }: { readonly open: boolean; readonly children: ReactNode }) => {
  const text = useText()
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return (
    <details className={styles.rest} open={opened || undefined}>
      <summary>
        <span>{text("facet.more")}</span>
        <span>{text("facet.less")}</span>
      </summary>
      {children}
    </details>
  )
}
