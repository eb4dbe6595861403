/** The ways on: buttons beside each other, on a phone below each other and as wide as it is. */
import type { ReactNode } from "react"
import styles from "./action-group.module.css"

type Props = {
  /** They stand in the middle, since what is above them does. */
  readonly centred?: boolean
  readonly children: ReactNode
}

export const ActionGroup = ({ centred = false, children }: Props) => (
  <div className={styles.ways} data-centred={centred ? "" : undefined}>
    {children}
  </div>
)
