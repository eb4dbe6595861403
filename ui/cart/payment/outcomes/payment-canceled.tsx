/** Outcome of an order that was cancelled before it was paid. */
import { useSelector } from "@xstate/react"
import PackageX from "lucide-react/icons/package-x"
import { zero } from "#domain/rules/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useText } from "#ui/messages/messages.tsx"
import { PaymentEnded } from "./payment-ended.tsx"
import type { PaymentActor } from "#machines/cart/payment.ts"

export const PaymentCanceled = ({ actor }: { readonly actor: PaymentActor }) => {
  const text = useText()
  const wallet = useSelector(actor, ({ context }) => context.payment?.wallet ?? zero)
  return (
    <PaymentEnded
      actor={actor}
      tone="warn"
      icon={<PackageX />}
      title={text("payment.canceled.title")}
      text={[
        text("payment.canceled.text"),
        ...(wallet > 0 ? [text("payment.wallet.returned", { amount: formatTugrik(wallet) })] : []),
      ].join(" ")}
      order={text("payment.overdue.order")}
    />
  )
}
