/** Bottom bar of phones: home, categories, search, cart, account. Hidden while scrolling down. */
import { useSelector } from "@xstate/react"
import { memo } from "react"
import House from "lucide-react/icons/house"
import LayoutGrid from "lucide-react/icons/layout-grid"
import Search from "lucide-react/icons/search"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import UserRound from "lucide-react/icons/user-round"
import { useLocation } from "wouter"
import { Link } from "#ui/parts/button/link.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { CountBadge } from "./header/count-badge.tsx"
import styles from "./bottom-bar.module.css"

const icons = { home: <House />, categories: <LayoutGrid />, search: <Search />, cart: <ShoppingBag />, account: <UserRound /> } as const

type Props = {
  readonly categoriesOpen: boolean
  readonly onCategories: (opener: HTMLElement) => void
  readonly onSearch: () => void
  /** A full-screen overlay is open: the bar is hidden and inert. */
  readonly away: boolean
}

export const BottomBar = memo(({ categoriesOpen, onCategories, onSearch, away }: Props) => {
  const text = useText()
  const { navigation, session } = useActorRefs()
  const hidden = useSelector(navigation, (state) => state.matches({ bar: "hidden" }))
  const user = useSelector(session, ({ context }) => context.user)
  const [path] = useLocation()
  const current = (here: boolean) => (here && !categoriesOpen ? "page" : undefined)
  return (
    <nav className={styles.bar} data-state={hidden && !categoriesOpen ? "hidden" : "shown"} aria-label={text("nav.main")} inert={away}>
      <ul className={styles.list}>
        <li>
          <Link href="/" className={styles.item} aria-current={current(path === "/")}>
            {icons.home}
            <span>{text("nav.home")}</span>
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={styles.item}
            aria-expanded={categoriesOpen}
            onClick={(event) => onCategories(event.currentTarget)}
          >
            {icons.categories}
            <span>{text("nav.categories")}</span>
          </button>
        </li>
        <li>
          <button type="button" className={styles.item} onClick={onSearch}>
            {icons.search}
            <span>{text("nav.search")}</span>
          </button>
        </li>
        <li>
          <Link href="/cart" className={styles.item} aria-current={current(path === "/cart")}>
            <span className={styles.icon}>
              {icons.cart}
              <CountBadge />
            </span>
            <span>{text("nav.cart")}</span>
          </Link>
        </li>
        <li>
          <Link
            href={user === null ? "/login" : "/account"}
            className={styles.item}
            aria-current={current(path.startsWith("/account") || path === "/login")}
          >
            {icons.account}
            <span>{text("nav.account")}</span>
          </Link>
        </li>
      </ul>
    </nav>
  )
})
