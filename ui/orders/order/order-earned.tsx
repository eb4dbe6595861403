/** What a paid order brought to the wallet, and where its confirmation went. */
import type { Order } from "#domain/entities/orders/order.ts"
import { formatPhone } from "#domain/rules/identity/phone-number.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./order-screen.module.css"

export const OrderEarned = ({ order: { earned, confirmation, state } }: { readonly order: Order }) => {
  const text = useText()
  const facts = [
    ...(earned !== null && earned > 0 && state === "complete" ? [text("order.earned", { amount: formatTugrik(earned) })] : []),
    ...(confirmation === null
      ? []
      : [text("order.confirmation", { to: confirmation.channel === "sms" ? formatPhone(confirmation.to) : confirmation.to })]),
  ]
  return facts.length === 0 ? null : (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
