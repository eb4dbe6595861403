/** Two things beside each other where there is room for both, below each other where there is none. */
import type { ReactNode } from "react"
import styles from "./columns.module.css"

type Props = {
  /** How they share the room: the second as narrow as a sum needs, or both nearly alike. */
  readonly share: "narrow" | "alike"
  readonly children: ReactNode
}

/** Stands in a container, whose width decides. */
export const Columns = ({ share, children }: Props) => (
  <div className={styles.columns} data-share={share}>
    {children}
  </div>
)
