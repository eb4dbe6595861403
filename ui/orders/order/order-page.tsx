/** Content of an order page. */
import ChevronLeft from "lucide-react/icons/chevron-left"
import type { Order } from "#domain/entities/orders/order.ts"
import { isPayable, orderStatus, trackingStop } from "#domain/rules/orders/order-status.ts"
import { isStay } from "#domain/rules/travel/stay-line.ts"
import { formatDateTime } from "#domain/rules/texts/dates.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { useNow } from "#ui/react/clock.ts"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { Summary } from "#ui/cart/public/summary.tsx"
import { TwoColumns } from "#ui/parts/layout/two-columns.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { orderHeadline } from "./order-headline.ts"
import { OrderAgain } from "./order-again.tsx"
import { OrderCourier } from "./order-courier.tsx"
import { OrderEarned } from "./order-earned.tsx"
import { OrderLines } from "./order-lines.tsx"
import { OrderReceipt } from "./order-receipt.tsx"
import type { OrderActor } from "#machines/orders/order.ts"
import { OrderTerms } from "./order-terms.tsx"
import { OrderDetails } from "./order-details.tsx"
import { StatusTag } from "./status-tag.tsx"
import { OrderProgress } from "./order-progress.tsx"
import styles from "./order-screen.module.css"

/** A cancelled order that was never paid has a total, but nothing to pay. */
const totalLabelOf = ({ paidAt, state }: Order) => {
  if (paidAt !== null) return "paid"
  return state === "canceled" ? "total" : "payable"
}

export const OrderPage = ({ actor, order }: { readonly actor: OrderActor; readonly order: Order }) => {
  const text = useText()
  const locale = useLocale()
  const { lead, when } = orderHeadline(order, useNow(), locale, text)
  return (
    <div>
      <Link href="/account/orders" className={styles.back}>
        <ChevronLeft />
        {text("order.all")}
      </Link>
      <PageTitle title={text("order.title", { number: order.number })}>
        {text("order.date", { date: formatDateTime(order.completedAt ?? order.createdAt, locale) })}
      </PageTitle>
      <TwoColumns
        label={text("summary.aside")}
        aside={
          <>
            <Panel title={text("summary.title")}>
              <Summary order={order} totalLabel={totalLabelOf(order)} />
              <OrderEarned order={order} />
              <OrderAgain actor={actor} />
            </Panel>
            <OrderReceipt actor={actor} order={order} />
          </>
        }
      >
        <Panel aria-labelledby="order-when">
          <div className={styles.head}>
            <div>
              <p>{lead}</p>
              <h2 id="order-when">{when}</h2>
            </div>
            <StatusTag order={order} />
          </div>
          <OrderProgress order={order} />
          {trackingStop(order) === "shipped" && <OrderCourier order={order} />}
          {trackingStop(order) === "paid" && order.lineItems.some(isStay) && (
            <div className={styles.pay}>
              <ButtonLink href="/account/tickets" variant="secondary">
                {text("order.tickets")}
              </ButtonLink>
            </div>
          )}
          {orderStatus(order) === "pending" && (
            <div className={styles.pay}>
              <ButtonLink href="/cart" size="large">
                {text("order.goOn")}
              </ButtonLink>
            </div>
          )}
          {isPayable(order) && (
            <div className={styles.pay}>
              <ButtonLink href={`/account/orders/${order.number}/pay`} size="large">
                {text("order.payNow")}
              </ButtonLink>
            </div>
          )}
        </Panel>
        <OrderLines order={order} />
        <OrderDetails order={order} />
        <OrderTerms actor={actor} order={order} />
      </TwoColumns>
    </div>
  )
}
