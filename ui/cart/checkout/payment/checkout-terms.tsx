/** Terms that the shopper accepts by placing the order. */
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { returnPeriodsOf } from "#domain/rules/orders/returns.ts"
import { formatAlternatives } from "#domain/rules/texts/alternatives-text.ts"
import { isGoods } from "#domain/rules/travel/stay-line.ts"
import { cancelTermsText } from "#ui/cart/public/cancel-terms.ts"
import { timeToPayText } from "#ui/cart/public/time-to-pay.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "#ui/cart/checkout/checkout-screen.module.css"

type Props = {
  readonly order: Pick<Order, "lineItems">
  /** Chosen method, which decides the time to pay and that of a refund. */
  readonly method: MethodType | null
}

export const CheckoutTerms = ({ order, method }: Props) => {
  const text = useText()
  const locale = useLocale()
  const config = useSiteConfig()
  const periods = returnPeriodsOf(order.lineItems.filter(isGoods))
  return (
    <section aria-label={text("checkout.terms.title")}>
      <p className={styles.quiet}>{text("checkout.terms.agree")}</p>
      <ul className={styles.terms}>
        <li>{text("checkout.deadline", { time: timeToPayText({ method }, config, text) })}</li>
        <li>{cancelTermsText({ ...order, method }, config.cancelHours, text)}</li>
        {periods.length > 0 && <li>{text("checkout.terms.returns", { hours: formatAlternatives(periods, locale) })}</li>}
      </ul>
    </section>
  )
}
