/** Promises to shoppers (delivery, returns, lease, receipt) in one band. */
import CalendarDays from "lucide-react/icons/calendar-days"
import ReceiptText from "lucide-react/icons/receipt-text"
import Truck from "lucide-react/icons/truck"
import Undo2 from "lucide-react/icons/undo-2"
import { formatPerMille } from "#domain/rules/texts/money.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./promises.module.css"

export const Promises = () => {
  const text = useText()
  const { flags, lease } = useSiteConfig()
  const promises = [
    { icon: <Truck />, title: text("home.promise.delivery"), more: text("home.promise.delivery.text"), shown: true },
    { icon: <Undo2 />, title: text("home.promise.returns"), more: text("home.promise.returns.text"), shown: true },
    {
      icon: <CalendarDays />,
      title: text("home.promise.lease", { months: Math.max(...lease.periods) }),
      more: text("home.promise.lease.text", { percent: formatPerMille(lease.downPerMille) }),
      shown: flags.showLease,
    },
    { icon: <ReceiptText />, title: text("home.promise.receipt"), more: text("home.promise.receipt.text"), shown: true },
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
