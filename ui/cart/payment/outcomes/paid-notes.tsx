/** Notes of a paid order: bonus, confirmation, receipt, and until when it can be cancelled. */
import Gift from "lucide-react/icons/gift"
import Mail from "lucide-react/icons/mail"
import ReceiptText from "lucide-react/icons/receipt-text"
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { formatPhone } from "#domain/rules/identity/phone-number.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { cancelTermsText } from "#ui/cart/public/cancel-terms.ts"
import { receiptLeadText } from "#ui/cart/public/receipt-lead.ts"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useRichText, useText } from "#ui/messages/messages.tsx"

export const PaidNotes = ({ order, method }: { readonly order: Order | null; readonly method: MethodType | null }) => {
  const text = useText()
  const rich = useRichText()
  const site = useSiteConfig()
  const cancelHours = order?.cancelHours ?? site.cancelHours
  const earned = order?.earned ?? 0
  const confirmation = order?.confirmation ?? null
  return (
    <>
      {earned > 0 && (
        <Note tone="good" icon={<Gift />}>
          <p>{rich("payment.paid.earned", { amount: formatTugrik(earned) })}</p>
        </Note>
      )}
      {confirmation !== null && (
        <Note icon={<Mail />}>
          <p>
            {confirmation.channel === "email"
              ? rich("payment.paid.letter", { to: confirmation.to })
              : rich("payment.paid.sms", { to: formatPhone(confirmation.to) })}
          </p>
        </Note>
      )}
      <Note icon={<ReceiptText />}>
        <p>{receiptLeadText({ lineItems: order?.lineItems ?? [] }, text)}</p>
        <p>{cancelTermsText({ lineItems: order?.lineItems ?? [], method }, cancelHours, text)}</p>
      </Note>
    </>
  )
}
