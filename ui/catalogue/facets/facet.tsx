/** Foldable facet: name, number of chosen values, and the values. */
import type { ReactNode } from "react"
import ChevronDown from "lucide-react/icons/chevron-down"
import styles from "./facet.module.css"

type Props = {
  readonly title: string
  readonly chosen?: number
  readonly open?: boolean
  readonly children: ReactNode
}

export const Facet = ({ title, chosen = 0, open = true, children }: Props) => (
  <details className={styles.facet} open={open}>
    <summary>
      <h3>{title}</h3>
      {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      <ChevronDown />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
)
