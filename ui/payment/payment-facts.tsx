/** What is known of a payment, in two columns. */
import type { Payment } from "#domain/entities/payment.ts"
import type { OrderNumber } from "#domain/entities/ids.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { Pairs } from "../parts/pairs.tsx"
import { Panel } from "../parts/panel.tsx"
import { useText } from "../words/words.tsx"

export const PaymentFacts = ({ number, payment }: { readonly number: OrderNumber; readonly payment: Payment }) => {
  const text = useText()
  return (
    <Panel aria-label={text("order.payment")}>
      <Pairs
        pairs={[
          { key: "number", name: text("payment.fact.number"), value: number },
          { key: "method", name: text("method.title"), value: text(`payment.method.${payment.method ?? "own"}`) },
          { key: "amount", name: text(payment.status === "paid" ? "summary.paid" : "summary.payable"), value: formatTugrik(payment.amount) },
        ]}
      />
    </Panel>
  )
}
