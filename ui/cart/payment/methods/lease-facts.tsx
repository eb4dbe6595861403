/** Terms of the lease by which an order is paid. */
import type { LeaseAgreement } from "#domain/entities/lease/lease-choice.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { DefinitionList } from "#ui/parts/layout/definition-list.tsx"
import { useText } from "#ui/messages/messages.tsx"

export const LeaseFacts = ({ lease: { provider, months, down, monthly, total } }: { readonly lease: LeaseAgreement }) => {
  const text = useText()
  return (
    <DefinitionList
      pairs={[
        { key: "provider", name: text("payment.lease.provider"), value: provider },
        { key: "down", name: text("payment.lease.down"), value: formatTugrik(down) },
        { key: "monthly", name: text("payment.lease.monthly", { months }), value: formatTugrik(monthly) },
        { key: "total", name: text("payment.lease.total"), value: formatTugrik(total) },
      ]}
    />
  )
}
