/** Badge in a picture's corner: new, gift, discount, sold out. */
import type { ReactNode } from "react"
import styles from "./badge.module.css"

/** `kind` chooses the colours in `badge.module.css`; one that it does not name is plain. */
export const Badge = ({ kind, children }: { readonly kind: string; readonly children: ReactNode }) => (
  <li className={styles.badge} data-kind={kind}>
    {children}
  </li>
)

/** Badges in the corner of the nearest positioned box. */
export const Badges = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className={styles.badges} aria-label={label}>
    {children}
  </ul>
)
