/** Notice that something is awaited and needs no action. */
import type { ReactNode } from "react"
import styles from "./waiting-notice.module.css"

export const WaitingNotice = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.waiting} role="status">
    <i aria-hidden="true">
      <b />
    </i>
    {children}
  </p>
)
