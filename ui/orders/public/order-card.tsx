/** Order in a list: status, pictures and total. */
import type { Order } from "#domain/entities/orders/order.ts"
import { isPayable, orderStatus, trackingStop } from "#domain/rules/orders/order-status.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { orderHeadline } from "../order/order-headline.ts"
import { StatusTag } from "../order/status-tag.tsx"
import { OrderProgress } from "../order/order-progress.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { useNow } from "#ui/react/clock.ts"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useLocale, useText, type Text } from "#ui/messages/messages.tsx"
import styles from "./order-card.module.css"

/** Maximum number of pictures; the rest is counted. */
const picturesShown = 3
/** Maximum number of names; the rest is counted. */
const namesShown = 2

const namesOf = ({ lineItems }: Order, text: Text) => {
  const names = lineItems.slice(0, namesShown).map(({ product }) => product.name)
  const rest = lineItems.length - names.length
  return rest === 0 ? names.join(", ") : text("orders.names.more", { names: names.join(", "), rest })
}

export const OrderCard = ({ order }: { readonly order: Order }) => {
  const text = useText()
  const locale = useLocale()
  const { when } = orderHeadline(order, useNow(), locale, text)
  const stop = trackingStop(order)
  const rest = order.lineItems.length - picturesShown
  const page = `/account/orders/${order.number}`
  return (
    <Panel as="article" data-status={orderStatus(order)}>
      <div className={styles.card}>
        <div className={styles.top}>
          <div>
            <h2>
              <Link href={page}>{when}</Link>
            </h2>
            <p>
              <span className="num">{order.number}</span> · {formatDate(order.completedAt ?? order.createdAt, locale)}
            </p>
            <p>{namesOf(order, text)}</p>
          </div>
          <StatusTag order={order} />
        </div>
        {(stop === "ready" || stop === "shipped") && <OrderProgress order={order} slim />}
        <div className={styles.base}>
          <ul className={styles.pictures}>
            {order.lineItems.slice(0, picturesShown).map((line) => (
              <li key={line.id}>
                <ProductPicture picture={line.image} sizes="64px" alt={line.product.name} />
              </li>
            ))}
            {rest > 0 && <li className={styles.rest}>+{rest}</li>}
          </ul>
          <span className={styles.amount}>{formatTugrik(order.total)}</span>
          {isPayable(order) ? (
            <ButtonLink size="small" href={`${page}/pay`} aria-label={text("orders.payNamed", { number: order.number })}>
              {text("orders.pay")}
            </ButtonLink>
          ) : (
            <ButtonLink size="small" variant="secondary" href={page} aria-label={text("orders.detailNamed", { number: order.number })}>
              {text("orders.detail")}
            </ButtonLink>
          )}
        </div>
      </div>
    </Panel>
  )
}
