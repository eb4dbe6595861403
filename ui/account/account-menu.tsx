/** Menu of the account area, headed by the shopper's name. S25, for the pages that exist. */
import { useSelector } from "@xstate/react"
import LogOut from "lucide-react/icons/log-out"
import Package from "lucide-react/icons/package"
import { formatNumber } from "#domain/rules/texts/money.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./account-menu.module.css"
import { AccountSummary } from "./account-summary.tsx"

export type AccountSection = "overview" | "orders" | "wishlists" | "wallet" | "coupons" | "vouchers" | "tickets"

export const AccountMenu = ({ here }: { readonly here: AccountSection }) => {
  const text = useText()
  const { session } = useActorRefs()
  const user = useSelector(session, ({ context }) => context.user)
  const leaving = useSelector(session, (snapshot) => snapshot.matches("loggingOut"))
  return (
    <nav className={styles.menu} aria-label={text("account.menu")}>
      {user !== null && <AccountSummary user={user} />}
      <ul>
        <li>
          <Link href="/account/orders" aria-current={here === "orders" ? "page" : undefined}>
            <Package />
            {text("account.orders")}
            {user !== null && <span>{formatNumber(user.orderCount)}</span>}
          </Link>
        </li>
      </ul>
      <button type="button" className={styles.leave} aria-disabled={leaving} onClick={() => session.send({ type: "session.leave" })}>
        <LogOut />
        {text(leaving ? "account.loggingOut" : "account.logout")}
      </button>
    </nav>
  )
}
