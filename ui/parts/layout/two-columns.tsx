/** Page layout with content on the left and a summary on the right, stacked where narrow. */
import type { ReactNode } from "react"
import { Columns } from "./columns.tsx"
import styles from "./two-columns.module.css"

type Props = {
  readonly children: ReactNode
  readonly aside: ReactNode
  /** Accessible name of the right column. */
  readonly label: string
  /** Hides the right column on phones. */
  readonly asideOnDesktop?: boolean
  /** Makes the right column sticky; only for content no higher than a screen. */
  readonly asideStays?: boolean
}

export const TwoColumns = ({ children, aside, label, asideOnDesktop = false, asideStays = false }: Props) => (
  <div className={styles.frame}>
    <Columns share="narrow">
      <div className={styles.stack}>{children}</div>
      <aside
        className={styles.aside}
        aria-label={label}
        data-desktop={asideOnDesktop ? "" : undefined}
        data-stays={asideStays ? "" : undefined}
      >
        {aside}
      </aside>
    </Columns>
  </div>
)
