/** Outcome of a refunded payment: where the money goes, by when, and whom to ask. */
import { useSelector } from "@xstate/react"
import Info from "lucide-react/icons/info"
import Undo2 from "lucide-react/icons/undo-2"
import { refundTimeText } from "#ui/cart/public/refund-time.ts"
import { Note } from "#ui/parts/feedback/note.tsx"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useRichText, useText } from "#ui/messages/messages.tsx"
import { PaymentEnded } from "./payment-ended.tsx"
import type { PaymentActor } from "#machines/cart/payment.ts"

export const PaymentRefunded = ({ actor }: { readonly actor: PaymentActor }) => {
  const text = useText()
  const rich = useRichText()
  const { supportPhone } = useSiteConfig()
  const method = useSelector(actor, ({ context }) => context.payment?.method ?? null)
  // Money from the wallet is returned at once.
  const isByBank = method !== null
  const time = refundTimeText(method, text)
  return (
    <PaymentEnded
      actor={actor}
      tone="sky"
      icon={<Undo2 />}
      title={text("payment.refunded.title")}
      text={isByBank ? text("payment.refunded.text", { time }) : null}
      order={text("payment.paid.order")}
    >
      {isByBank && (
        <Note icon={<Info />} title={text("payment.refunded.late")}>
          <p>{rich("payment.refunded.lateText", { time, phone: <PhoneLink key="phone" bare phone={supportPhone} /> })}</p>
        </Note>
      )}
    </PaymentEnded>
  )
}
