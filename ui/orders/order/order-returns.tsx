/** Time for returns of an order's own lines: hours before the delivery, dates after it. */
import RotateCcw from "lucide-react/icons/rotate-ccw"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { isReturnable, returnableUntil, returnPeriodsOf, usualReturnHours } from "#domain/rules/orders/returns.ts"
import { isGoods } from "#domain/rules/travel/stay-line.ts"
import { formatAlternatives } from "#domain/rules/texts/alternatives-text.ts"
import { formatEnd } from "#domain/rules/texts/moments.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { useNow } from "#ui/react/clock.ts"
import { useLocale, useText, type Text } from "#ui/messages/messages.tsx"

/** A sentence for each time that is still open; lines are named where their times differ. */
const openReturnTexts = (
  { lineItems, deliveredAt }: Pick<Order, "lineItems" | "deliveredAt">,
  now: Instant,
  locale: Locale,
  text: Text,
): ReadonlyArray<string> => {
  if (deliveredAt === null) return []
  const periods = returnPeriodsOf(lineItems)
  return periods
    .filter((hours) => isReturnable(deliveredAt, hours, now))
    .map((hours) => {
      const until = formatEnd(returnableUntil(deliveredAt, hours), now, locale)
      const names = lineItems.filter((line) => (line.returnHours ?? usualReturnHours) === hours).map(({ product }) => product.name)
      return periods.length === 1
        ? text("order.returns.until", { until })
        : text("order.returns.untilNamed", { until, names: names.join(", ") })
    })
}

export const OrderReturns = ({ order }: { readonly order: Order }) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const goods = order.lineItems.filter(isGoods)
  const openReturns = openReturnTexts({ lineItems: goods, deliveredAt: order.deliveredAt }, now, locale, text)
  const periods = returnPeriodsOf(goods)
  const isNever = goods.length > 0 && periods.length === 0
  const isClosed = !isNever && order.deliveredAt !== null && openReturns.length === 0
  return (
    <li>
      <RotateCcw />
      <p>
        {isNever && <b>{text("order.returns.never")}</b>}
        {!isNever && order.deliveredAt === null && <b>{text("order.returns", { hours: formatAlternatives(periods, locale) })}</b>}
        {openReturns.map((sentence) => (
          <b key={sentence}>{sentence}</b>
        ))}
        {isClosed && <b>{text("order.returns.closed")}</b>}
        {!isNever && order.deliveredAt === null && <small>{text("order.returns.text")}</small>}
      </p>
      {openReturns.length > 0 && (
        <ButtonLink variant="secondary" size="small" href={`/account/orders/${order.number}/return`}>
          {text("order.returns.ask")}
        </ButtonLink>
      )}
    </li>
  )
}
