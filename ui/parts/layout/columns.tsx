/** Two columns, stacked in a narrow container. */
import type { ReactNode } from "react"
import styles from "./columns.module.css"

type Props = {
  /** Width of the second column: `narrow`, as for an order summary, or `alike`, nearly equal to the first. */
  readonly share: "narrow" | "alike"
  readonly children: ReactNode
}

/** The parent must be a size container (`container-type: inline-size`). */
export const Columns = ({ share, children }: Props) => (
  <div className={styles.columns} data-share={share}>
    {children}
  </div>
)
