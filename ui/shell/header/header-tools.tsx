/** Account, wish list and cart buttons of the header. They are personal, so the browser renders them after the cached page, into reserved space. */
import { useSelector } from "@xstate/react"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { shownOrder, shownQuantity } from "#machines/cart/cart-context.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { ListMarks } from "#ui/lists/public/list-marks.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { AccountButton } from "./account-button.tsx"
import { CountBadge } from "./count-badge.tsx"
import styles from "./header-tools.module.css"

export const HeaderTools = () => {
  const text = useText()
  return (
    <nav className={styles.tools} aria-label={text("nav.mine")}>
      <AccountButton />
      <span className={styles.wishes}>
        <ListMarks at="header" />
      </span>
      <CartTool />
    </nav>
  )
}

const bag = <ShoppingBag />

const CartTool = () => {
  const text = useText()
  const total = useSelector(useActorRefs().cart, ({ context }) =>
    shownQuantity(context) === 0 ? 0 : (shownOrder(context)?.itemTotal ?? 0),
  )
  return (
    <Link className={styles.tool} data-tool="cart" href="/cart">
      <span className={styles.icon}>
        {bag}
        <CountBadge />
      </span>
      <span className={styles.text} data-alone={total === 0 ? "" : undefined}>
        <small>{text("nav.cart")}</small>
        <b className="num">{total === 0 ? "" : formatTugrik(total)}</b>
      </span>
    </Link>
  )
}
