/** Order summary of the checkout: beside the form on desktops, folded on phones. */
import ChevronDown from "lucide-react/icons/chevron-down"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import type { Order } from "#domain/entities/orders/order.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { OrderLinesMini } from "#ui/cart/public/order-lines-mini.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { Summary } from "#ui/cart/public/summary.tsx"
import { refundTimeText } from "#ui/cart/public/refund-time.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./checkout-screen.module.css"
import fold from "./order-aside.module.css"

const Goods = ({ order }: { readonly order: Order }) => (
  <>
    <OrderLinesMini lines={order.lineItems} />
    <hr className={styles.divide} />
    <Summary order={order} whole="payable" />
  </>
)

export const OrderAside = ({ order }: { readonly order: Order }) => {
  const text = useText()
  const { cancelHours } = useSiteConfig()
  return (
    <Panel
      title={text("summary.order")}
      aside={
        <Link href="/cart" className={styles.change}>
          {text("buy.edit")}
        </Link>
      }
    >
      <Goods order={order} />
      <p className={styles.quiet}>{text("checkout.cancelTerms", { hours: cancelHours, time: refundTimeText(null, text) })}</p>
    </Panel>
  )
}

export const OrderFold = ({ order }: { readonly order: Order }) => {
  const text = useText()
  return (
    <details className={fold.fold}>
      <summary>
        <ShoppingBag />
        <span>{text("summary.fold", { count: order.totalQuantity })}</span>
        <b>{formatTugrik(order.total)}</b>
        <ChevronDown />
      </summary>
      <div>
        <Goods order={order} />
      </div>
    </details>
  )
}
