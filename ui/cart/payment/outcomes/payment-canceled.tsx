/** Outcome of an order that was cancelled before it was paid. */
import PackageX from "lucide-react/icons/package-x"
import { useText } from "#ui/messages/messages.tsx"
import { PaymentEnded } from "./payment-ended.tsx"
import type { PaymentActor } from "#machines/cart/payment.ts"

export const PaymentCanceled = ({ actor }: { readonly actor: PaymentActor }) => {
  const text = useText()
  return (
    <PaymentEnded
      actor={actor}
      tone="warn"
      icon={<PackageX />}
      title={text("payment.canceled.title")}
      text={text("payment.canceled.text")}
      order={text("payment.overdue.order")}
    />
  )
}
