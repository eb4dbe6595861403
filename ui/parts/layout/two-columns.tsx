/** The work on the left, what it costs on the right; below each other where there is no room. */
import type { ReactNode } from "react"
import { Columns } from "./columns.tsx"
import styles from "./two-columns.module.css"

type Props = {
  readonly children: ReactNode
  readonly aside: ReactNode
  /** What the right column is called aloud. */
  readonly label: string
  /** The right column is only for desktops; phones say it elsewhere. */
  readonly asideOnDesktop?: boolean
  /** The right column stays in sight while the left one scrolls; only for what is no higher than a screen. */
  readonly asideStays?: boolean
}

export const TwoColumns = ({ children, aside, label, asideOnDesktop = false, asideStays = false }: Props) => (
  <div className={styles.frame}>
    <Columns share="narrow">
      <div className={styles.stack}>{children}</div>
      <aside className={styles.aside} aria-label={label} data-desktop={asideOnDesktop ? "" : undefined} data-stays={asideStays ? "" : undefined}>
        {aside}
      </aside>
    </Columns>
  </div>
)
