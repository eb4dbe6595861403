/** Menu of the account area, headed by the shopper: entries as the rule lists them, then the logout. S25. */
import { useSelector } from "@xstate/react"
import Bookmark from "lucide-react/icons/bookmark"
import BookOpen from "lucide-react/icons/book-open"
import BadgePercent from "lucide-react/icons/badge-percent"
import Gift from "lucide-react/icons/gift"
import Heart from "lucide-react/icons/heart"
import Dices from "lucide-react/icons/dices"
import FileText from "lucide-react/icons/file-text"
import LogOut from "lucide-react/icons/log-out"
import MonitorCog from "lucide-react/icons/monitor-cog"
import Newspaper from "lucide-react/icons/newspaper"
import Package from "lucide-react/icons/package"
import PenLine from "lucide-react/icons/pen-line"
import Settings from "lucide-react/icons/settings"
import Ticket from "lucide-react/icons/ticket"
import TicketPercent from "lucide-react/icons/ticket-percent"
import UserRound from "lucide-react/icons/user-round"
import UsersRound from "lucide-react/icons/users-round"
import Wallet from "lucide-react/icons/wallet"
import type { ReactNode } from "react"
import { accountMenu, type AccountFigure, type AccountSection } from "#domain/rules/account/account-menu.ts"
import { formatNumber, formatTugrik } from "#domain/rules/texts/money.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./account-menu.module.css"
import { AccountSummary } from "./account-summary.tsx"

const icons: Readonly<Record<AccountSection, ReactNode>> = {
  overview: <UserRound />,
  profile: <UserRound />,
  write: <PenLine />,
  bookmarks: <BookOpen />,
  articles: <Newspaper />,
  orders: <Package />,
  tickets: <Ticket />,
  coupons: <TicketPercent />,
  vouchers: <Gift />,
  wishlists: <Heart />,
  saved: <Bookmark />,
  wallet: <Wallet />,
  suggestions: <BadgePercent />,
  quotes: <FileText />,
  passengers: <UsersRound />,
  website: <MonitorCog />,
  roulette: <Dices />,
  settings: <Settings />,
}

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
        {accountMenu({ flags, walletTitle, isAdministrator: user.isAdministrator, orderCount: user.orderCount, wishCount, balance: user.wallet }).map(({ section, path, figure }) => (
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
