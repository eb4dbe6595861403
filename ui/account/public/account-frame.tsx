/** Layout of the account area: menu (three columns) and page (nine). Phones show the menu on the first page only. */
import type { ReactNode } from "react"
import { AccountMenu, type AccountSection } from "#ui/account/account-menu.tsx"
import styles from "./account-frame.module.css"

/** `here` names the current page. */
export const AccountFrame = ({ here, children }: { readonly here: AccountSection; readonly children: ReactNode }) => (
  <div className={`page ${styles.frame}`}>
    <div className={styles.side} data-here={here}>
      <AccountMenu here={here} />
    </div>
    <div className={styles.work}>{children}</div>
  </div>
)
