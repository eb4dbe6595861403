/** The account area: who one is and where one can go on the left (three columns), the page on the right (nine). On phones the menu is part of the first page. */
import type { ReactNode } from "react"
import { AccountMenu, type AccountSection } from "#ui/account/account-menu.tsx"
import styles from "./account-frame.module.css"

/** `here` is the page that is shown. */
export const AccountFrame = ({ here, children }: { readonly here: AccountSection; readonly children: ReactNode }) => (
  <div className={`page ${styles.frame}`}>
    <div className={styles.side} data-here={here}>
      <AccountMenu here={here} />
    </div>
    <div className={styles.work}>{children}</div>
  </div>
)
