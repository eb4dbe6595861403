/** Order summary of the checkout: beside the form on desktops, folded on phones. */
import { useSelector } from "@xstate/react"
import ChevronDown from "lucide-react/icons/chevron-down"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import type { Order } from "#domain/entities/orders/order.ts"
import { linesShortOfStock } from "#domain/rules/cart/not-placed.ts"
import type { PricedOrder } from "#domain/rules/cart/priced-order.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { isPlacingOrder } from "#machines/cart/cart-selectors.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { OrderLinesMini } from "#ui/cart/public/order-lines-mini.tsx"
import { contentsText } from "#ui/cart/public/contents-text.ts"
import { Summary } from "#ui/cart/public/summary.tsx"
import { cancelTermsText } from "#ui/cart/public/cancel-terms.ts"
import { useRichText, useText } from "#ui/messages/messages.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import styles from "./checkout-screen.module.css"
import fold from "./order-aside.module.css"

const orderLines = lazyPart(async () => (await import("./checkout-lines.tsx")).CheckoutLines)

/** The lines are read-only until their controls are loaded, and while the order is being placed. */
const Goods = (priced: PricedOrder) => {
  const { order } = priced
  const { Part: CheckoutLines } = useLazyPart(orderLines, true)
  const isPlacing = useSelector(useActorRefs().cart, (snapshot) => isPlacingOrder(snapshot.value.order))
  return (
    <>
      {CheckoutLines === null || isPlacing ? <OrderLinesMini lines={order.lineItems} /> : <CheckoutLines lines={order.lineItems} />}
      <hr className={styles.divide} />
      <Summary {...priced} totalLabel="payable" />
      <Earned order={order} />
    </>
  )
}

/** Bonus that the order earns by the rates of its lines, as the shop says. W6. */
const Earned = ({ order: { earns } }: { readonly order: Order }) => {
  const rich = useRichText()
  return earns != null && earns > 0 ? <p className={styles.quiet}>{rich("summary.earned", { amount: formatTugrik(earns) })}</p> : null
}

export const OrderAside = (priced: PricedOrder) => {
  const text = useText()
  const { cancelHours } = useSiteConfig()
  return (
    <Panel title={text("summary.order")}>
      <Goods {...priced} />
      <p className={styles.quiet}>{cancelTermsText({ ...priced.order, method: null }, cancelHours, text)}</p>
    </Panel>
  )
}

export const OrderFold = (priced: PricedOrder) => {
  const text = useText()
  const { order, isFrom } = priced
  const total = formatTugrik(order.total)
  return (
    <details className={fold.fold} open={linesShortOfStock(order).length > 0 || undefined}>
      <summary>
        <ShoppingBag />
        <span>{text("summary.fold", { contents: contentsText(order, text, { brief: true }) })}</span>
        <b>{isFrom ? text("summary.from", { amount: total }) : total}</b>
        <ChevronDown />
      </summary>
      <div>
        <Goods {...priced} />
      </div>
    </details>
  )
}
