/** Cart with at least one line. */
import { useSelector } from "@xstate/react"
import ChevronLeft from "lucide-react/icons/chevron-left"
import type { ReactNode } from "react"
import type { Order } from "#domain/entities/orders/order.ts"
import { withDeliveryFee } from "#domain/rules/cart/priced-order.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { SummaryBar } from "./public/summary-bar.tsx"
import { contentsText } from "./public/contents-text.ts"
import { Summary } from "./public/summary.tsx"
import { TwoColumns } from "#ui/parts/layout/two-columns.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { latePart, nothing } from "#ui/react/lazy-part.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import { CartClear } from "./cart-clear.tsx"
import { CartCoupon } from "./cart-coupon.tsx"
import { CartContinue } from "./cart-continue.tsx"
import { CartLine } from "./cart-line.tsx"
import { CartNotes } from "./cart-notes.tsx"
import { WaitingItems } from "./waiting-items.tsx"
import lines from "./cart-line.module.css"
import styles from "./cart-screen.module.css"

const CartFacts = latePart(() => import("./cart-facts.tsx").then(({ CartFacts }) => CartFacts, nothing), <Skeleton height="9rem" />)

export const CartPage = ({ order: shown, offer }: { readonly order: Order; readonly offer: ReactNode }) => {
  const text = useText()
  const priced = withDeliveryFee(shown, useSiteConfig(), { isPickup: shown.pickupStore != null })
  const { order, isFrom } = priced
  const { cart } = useActorRefs()
  const totalLabel = order.wallet !== null && order.wallet.used > 0 ? "payable" : "total"
  const isSettling = useSelector(cart, (snapshot) => snapshot.hasTag("busy"))
  return (
    <>
      <PageTitle title={text("cart.title")}>{contentsText(order, text)}</PageTitle>
      <TwoColumns
        label={text("summary.aside")}
        asideStays
        aside={
          <>
            <Panel title={text("summary.title")} aria-busy={isSettling}>
              <CartCoupon codes={order.couponCodes} />
              <Summary {...priced} totalLabel={totalLabel} />
              <div className={styles.desktop}>
                <CartContinue order={order} />
              </div>
            </Panel>
            <CartFacts order={order} />
          </>
        }
      >
        <CartNotes order={order} />
        <WaitingItems />
        <Panel flush aria-label={text("cart.lines")}>
          <ul className={lines.lines}>
            {order.lineItems.map((line) => (
              <CartLine key={line.id} line={line} />
            ))}
          </ul>
        </Panel>
        <div className={styles.actions}>
          <Link href="/products" className={styles.action}>
            <ChevronLeft />
            {text("buy.continue")}
          </Link>
          <CartClear kinds={order.lineItems.length} />
        </div>
      </TwoColumns>
      {offer}
      <p className="sr" role="status">
        {isSettling && text("cart.settling")}
      </p>
      <SummaryBar amount={order.total} isFrom={isFrom} totalLabel={totalLabel}>
        <CartContinue order={order} />
      </SummaryBar>
    </>
  )
}
