/** Facts of a payment in two columns. */
import type { Payment, PaymentStatus } from "#domain/entities/cart/payment.ts"
import type { OrderNumber } from "#domain/entities/ids.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { DefinitionList } from "#ui/parts/layout/definition-list.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"

/** Label of the amount: a finished payment has nothing left to pay. */
const amountMessageKeys = {
  pending: "summary.payable",
  processing: "summary.payable",
  failed: "summary.payable",
  paid: "summary.paid",
  overdue: "summary.total",
  canceled: "summary.total",
  refunded: "summary.paid",
} as const satisfies Record<PaymentStatus, MessageKey>

export const PaymentFacts = ({ number, payment }: { readonly number: OrderNumber; readonly payment: Payment }) => {
  const text = useText()
  const method = text(`payment.method.${payment.method ?? "own"}`)
  const card = payment.card == null ? null : text("payment.card.name", { bank: payment.card.bank, digits: payment.card.lastDigits })
  return (
    <Panel aria-label={text("checkout.step.payment")}>
      <DefinitionList
        pairs={[
          { key: "number", name: text("payment.fact.number"), value: number },
          { key: "method", name: text("method.title"), value: card === null ? method : `${method} · ${card}` },
          { key: "amount", name: text(amountMessageKeys[payment.status]), value: formatTugrik(payment.amount) },
        ]}
      />
    </Panel>
  )
}
