/** Promises of the shop in one band: delivery, returns, lease, receipt. */
import CalendarDays from "lucide-react/icons/calendar-days"
import ReceiptText from "lucide-react/icons/receipt-text"
import Truck from "lucide-react/icons/truck"
import Undo2 from "lucide-react/icons/undo-2"
import { deliveryDaysLater, siteDeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { returnPeriods } from "#domain/rules/orders/returns.ts"
import { formatAlternatives } from "#domain/rules/texts/alternatives-text.ts"
import { formatPerMille } from "#domain/rules/texts/money.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./promises.module.css"

export const Promises = () => {
  const text = useText()
  const locale = useLocale()
  const config = useSiteConfig()
  const { flags, lacks, lease } = config
  const terms = siteDeliveryTerms(config)
  const { sameDay } = terms
  const periods = returnPeriods(config.returns)
  const promises = [
    {
      icon: <Truck />,
      ...(sameDay === null
        ? { title: text("home.promise.delivery.days", { days: deliveryDaysLater(terms) }), more: text("home.promise.delivery.city") }
        : {
            title: text("home.promise.delivery", { hours: sameDay.hours }),
            more: text("home.promise.delivery.text", { before: `${sameDay.before}:00` }),
          }),
      shown: true,
    },
    {
      icon: <Undo2 />,
      title: text("home.promise.returns", { hours: formatAlternatives(periods, locale) }),
      more: text("home.promise.returns.text"),
      shown: periods.length > 0,
    },
    {
      icon: <CalendarDays />,
      title: text("home.promise.lease", { months: Math.max(...lease.periods) }),
      more: text("home.promise.lease.text", { percent: formatPerMille(lease.downPerMille) }),
      shown: flags.showLease,
    },
    {
      icon: <ReceiptText />,
      title: text("home.promise.receipt"),
      more: text("home.promise.receipt.text"),
      shown: !lacks.includes("receipts"),
    },
  ].filter(({ shown }) => shown)
  return (
    <section className={styles.band} aria-label={text("home.promises")}>
      <ul className={`page ${styles.list}`}>
        {promises.map(({ icon, title, more }) => (
          <li key={title} className={styles.promise}>
            {icon}
            <p>
              <b>{title}</b>
              <span>{more}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
