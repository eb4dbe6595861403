/** Two columns, stacked where the container is narrow. */
import type { ReactNode } from "react"
import styles from "./columns.module.css"

type Props = {
  /** Share of the second column: as narrow as a total needs, or nearly equal. */
  readonly share: "narrow" | "alike"
  readonly children: ReactNode
}

/** Needs a size container around it. */
export const Columns = ({ share, children }: Props) => (
  <div className={styles.columns} data-share={share}>
    {children}
  </div>
)
