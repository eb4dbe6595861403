/** Layout of the account area: menu and page side by side. On a phone the menu is folded, above the first page and below the others. S4. */
import { useSelector } from "@xstate/react"
import ChevronDown from "lucide-react/icons/chevron-down"
import type { ReactNode } from "react"
import type { AccountSection } from "#domain/rules/account/account-menu.ts"
import { AccountMenu } from "#ui/account/account-menu.tsx"
import { AccountSummary } from "#ui/account/account-summary.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { StoredNote } from "./stored-note.tsx"
import styles from "./account-frame.module.css"

type Props = { readonly here: AccountSection; readonly children: ReactNode }

/** `here` names the current page. */
export const AccountFrame = ({ here, children }: Props) => {
  const text = useText()
  const user = useSelector(useActorRefs().session, ({ context }) => context.user)
  const folded = user !== null && (
    <details className={styles.folded}>
      <summary>
        <AccountSummary user={user} />
        <span>
          {text("account.menu.open")}
          <ChevronDown />
        </span>
      </summary>
      <AccountMenu here={here} />
    </details>
  )
  return (
    <div className={`page ${styles.frame}`}>
      <div className={styles.side}>
        <AccountMenu here={here} />
      </div>
      {here === "overview" && folded}
      <div className={styles.work}>
        <StoredNote />
        {children}
      </div>
      {here !== "overview" && folded}
    </div>
  )
}
