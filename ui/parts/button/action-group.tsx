/** Group of actions: side by side, stacked and full-width on phones. */
import type { ReactNode } from "react"
import styles from "./action-group.module.css"

type Props = {
  /** Centres the group, for centred content. */
  readonly centred?: boolean
  readonly children: ReactNode
}

export const ActionGroup = ({ centred = false, children }: Props) => (
  <div className={styles.group} data-centred={centred ? "" : undefined}>
    {children}
  </div>
)
