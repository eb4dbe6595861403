/** Actions that an order still allows: cancel, return, contact. */
import Headset from "lucide-react/icons/headset"
import X from "lucide-react/icons/x"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { cancellation, isRefundLate, isRefundUnderWay, refundPromise } from "#domain/rules/orders/cancellation.ts"
import { orderMethod } from "#domain/rules/orders/order-method.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"
import { formatDay } from "#domain/rules/texts/dates.ts"
import { formatEnd } from "#domain/rules/texts/moments.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useNow } from "#ui/react/clock.ts"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useLocale, useText, type Text } from "#ui/messages/messages.tsx"
import type { OrderActor } from "#machines/orders/order.ts"
import { refundTimeText } from "#ui/cart/public/refund-time.ts"
import { OrderReturns } from "./order-returns.tsx"
import styles from "./order-terms.module.css"

/** Text about cancelling or the refund; `null` when there is neither. */
const cancelMessage = (order: Order, now: Instant, locale: Locale, text: Text) => {
  const verdict = cancellation(order, now)
  switch (verdict._tag) {
    case "TooLate":
    case "OnItsWay":
      return { title: text("order.cancel.closed"), text: text("order.cancel.closedText"), open: false }
    case "NothingToCancel":
      return order.state === "canceled" ? refundMessage(order, now, locale, text) : null
    case "Allowed":
      if (order.paymentState !== "paid" || order.cancellableUntil === null)
        return { title: text("order.cancel.openUnpaid"), text: null, open: true }
      return {
        title: text("order.cancel.open", { until: formatEnd(order.cancellableUntil, now, locale) }),
        text: text("order.cancel.refund", { time: refundTimeText(orderMethod(order), text) }),
        open: true,
      }
    default:
      return verdict satisfies never
  }
}

/** Refund of a cancelled order: on its way until the promised day, then back, or late; the wallet's part is separate. */
const refundMessage = (order: Order, now: Instant, locale: Locale, text: Text) => {
  const { paidAt, canceledAt, refundedAmount } = order
  if (paidAt === null || refundedAmount === 0) return null
  const method = orderMethod(order)
  const time = refundTimeText(method, text)
  if (refundedAmount === null || canceledAt === null) return { title: text("order.refund.promise", { time }), text: null, open: false }
  const amount = formatTugrik(refundedAmount)
  if (isRefundLate(order, method, now))
    return { title: text("order.refund.late", { amount }), text: text("order.refund.lateText"), open: false }
  return isRefundUnderWay(order, method, now)
    ? {
        title: text("order.refund.amount", { amount, time }),
        text: text("order.refund.until", { until: formatDay(refundPromise(canceledAt, method).to, now, locale) }),
        open: false,
      }
    : { title: text("order.refund.done", { amount }), text: null, open: false }
}

export const OrderTerms = ({ actor, order }: { readonly actor: OrderActor; readonly order: Order }) => {
  const text = useText()
  const { supportPhone, workFrom, workTo } = useSiteConfig()
  const now = useNow()
  const cancel = cancelMessage(order, now, useLocale(), text)
  return (
    <Panel aria-label={text("order.terms")}>
      <ul className={styles.terms}>
        {cancel !== null && (
          <li>
            <X />
            <p>
              <b>{cancel.title}</b>
              {cancel.text !== null && <small>{cancel.text}</small>}
            </p>
            {cancel.open && (
              <Button variant="danger" size="small" onClick={() => actor.send({ type: "cancel.ask", now })}>
                {text("order.cancel")}
              </Button>
            )}
          </li>
        )}
        {order.state === "complete" && order.paymentState !== "refunded" && !isNothingSent(order) && <OrderReturns order={order} />}
        <li>
          <Headset />
          <p>
            <b>{text("order.help")}</b>
            <small>{text("order.help.text", { hours: `${workFrom}:00–${workTo}:00` })}</small>
          </p>
          <PhoneLink phone={supportPhone} />
        </li>
      </ul>
    </Panel>
  )
}
