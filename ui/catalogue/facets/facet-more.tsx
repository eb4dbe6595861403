/** The choices of a filter that do not fit at once, behind a word. */
import { useState, type ReactNode } from "react"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./facet-more.module.css"

/** `open`: one of them is chosen. They stay in sight from then on, whoever takes the choice back. */
export const FacetRest = ({ open, children }: { readonly open: boolean; readonly children: ReactNode }) => {
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
