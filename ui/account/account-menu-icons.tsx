/** Icons of the account menu. */
import Bookmark from "lucide-react/icons/bookmark"
import BookOpen from "lucide-react/icons/book-open"
import BadgePercent from "lucide-react/icons/badge-percent"
import Gift from "lucide-react/icons/gift"
import Heart from "lucide-react/icons/heart"
import Dices from "lucide-react/icons/dices"
import FileText from "lucide-react/icons/file-text"
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
import type { AccountSection } from "#domain/rules/account/account-menu.ts"

export const accountMenuIcons: Readonly<Record<AccountSection, ReactNode>> = {
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
