/** Outcome of an order whose time to pay is over: what was returned, and what happens to a late transfer. */
import { useSelector } from "@xstate/react"
import Clock from "lucide-react/icons/clock"
import Info from "lucide-react/icons/info"
import { refundTimeText } from "#ui/cart/public/refund-time.ts"
import { timeToPayText } from "#ui/cart/public/time-to-pay.ts"
import { Note } from "#ui/parts/feedback/note.tsx"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useRichText, useText } from "#ui/messages/messages.tsx"
import { PaymentEnded } from "./payment-ended.tsx"
import type { PaymentActor } from "#machines/cart/payment.ts"

export const PaymentOverdue = ({ actor }: { readonly actor: PaymentActor }) => {
  const text = useText()
  const rich = useRichText()
  const config = useSiteConfig()
  const payment = useSelector(actor, ({ context }) => context.payment)
  const method = payment?.method ?? null
  return (
    <PaymentEnded
      actor={actor}
      tone="warn"
      icon={<Clock />}
      title={text("payment.overdue.title")}
      text={text("payment.overdue.text", { time: timeToPayText({ ...payment, method }, config, text) })}
      order={text("payment.overdue.order")}
    >
      <Note icon={<Info />} title={text("payment.overdue.late")}>
        <p>
          {rich("payment.overdue.lateText", {
            time: refundTimeText(method, text),
            phone: <PhoneLink key="phone" bare phone={config.supportPhone} />,
          })}
        </p>
      </Note>
    </PaymentEnded>
  )
}
