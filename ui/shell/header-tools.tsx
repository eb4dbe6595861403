/** Who is shopping and what is in their cart; both come after the page and take the place kept for them. */
import { useSelector } from "@xstate/react"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import UserRound from "lucide-react/icons/user-round"
import { Link } from "../parts/link.tsx"
import { useShop } from "../shop-context.tsx"
import { useText } from "../words/words.tsx"
import { useCartBadge } from "./cart-badge.ts"
import { Count } from "./count.tsx"
import styles from "./header-tools.module.css"

export const HeaderTools = () => {
  const text = useText()
  return (
    <nav className={styles.tools} aria-label={text("nav.mine")}>
      <AccountTool />
      <CartTool />
    </nav>
  )
}

const AccountTool = () => {
  const text = useText()
  const user = useSelector(useShop().session, ({ context }) => context.user)
  const name = user === null ? text("account.log_in") : user.firstName || text("nav.account")
  return (
    <Link className={styles.tool} data-tool="account" href={user === null ? "/login" : "/account"}>
      <span className={styles.icon}>
        <UserRound />
      </span>
      <span className={styles.text}>
        <small>{text("account.greeting")}</small>
        <b>{name}</b>
      </span>
    </Link>
  )
}

const CartTool = () => {
  const text = useText()
  const { count, total } = useCartBadge()
  return (
    <Link className={styles.tool} data-tool="cart" href="/cart">
      <span className={styles.icon}>
        <ShoppingBag />
        <Count of={count} />
      </span>
      <span className={styles.text} data-alone={total === "" ? "" : undefined}>
        <small>{text("nav.cart")}</small>
        <b className="num">{total}</b>
      </span>
    </Link>
  )
}
