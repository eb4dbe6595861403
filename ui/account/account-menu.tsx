/** Menu of the account area, headed by the shopper: entries as the rule lists them, then the logout. S25. */
import { useSelector } from "@xstate/react"
import LogOut from "lucide-react/icons/log-out"
import { accountMenu, type AccountFigure, type AccountSection } from "#domain/rules/account/account-menu.ts"
import { formatNumber, formatTugrik } from "#domain/rules/texts/money.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./account-menu.module.css"
import { accountMenuIcons as icons } from "./account-menu-icons.tsx"
import { AccountSummary } from "./account-summary.tsx"

const figureText = (figure: AccountFigure): string => ("count" in figure ? formatNumber(figure.count) : formatTugrik(figure.balance))

export const AccountMenu = ({ here }: { readonly here: AccountSection }) => {
  const text = useText()
  const { session, persistence } = useActorRefs()
  const { flags, walletTitle } = useSiteConfig()
  const user = useSelector(session, ({ context }) => context.user)
  const wishCount = useSelector(persistence, ({ context }) => context.persisted.wishedIds.length)
  const leaving = useSelector(session, (snapshot) => snapshot.matches("loggingOut"))
  if (user === null) return null
  return (
    <nav className={styles.menu} aria-label={text("account.menu")}>
      {here === "overview" ? (
        <AccountSummary user={user} />
      ) : (
        <Link href="/account" className={styles.who}>
          <AccountSummary user={user} />
        </Link>
      )}
      <ul>
        {accountMenu({
          flags,
          walletTitle,
          isAdministrator: user.isAdministrator,
          orderCount: user.orderCount,
          wishCount,
          balance: user.wallet,
        }).map(({ section, path, figure }) => (
          <li key={section}>
            <Link href={path} aria-current={here === section ? "page" : undefined}>
              {icons[section]}
              {(section === "coupons" ? walletTitle : null) ?? text(`account.menu.${section}`)}
              {figure !== null && <span>{figureText(figure)}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.leave} aria-disabled={leaving} onClick={() => session.send({ type: "session.leave" })}>
        <LogOut />
        {text(leaving ? "account.loggingOut" : "account.logout")}
      </button>
    </nav>
  )
}
