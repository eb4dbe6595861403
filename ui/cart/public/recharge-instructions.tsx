/**
 * Payment instructions of a recharge: bank account, QR code, banking apps or the bank's page. Those of an order:
 * `../payment/methods/payment-instructions.tsx`
 */
import ExternalLink from "lucide-react/icons/external-link"
import type { Payment } from "#domain/entities/cart/payment.ts"
import { ExternalButton } from "#ui/parts/button/external-button.tsx"
import { QrCode } from "#ui/parts/display/qr.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { BankAccount } from "../payment/methods/bank-account.tsx"
import { BankLinks } from "../payment/methods/bank-links.tsx"

type Props = {
  readonly payment: Payment
  /** The shopper goes to their bank. */
  readonly onVisit: () => void
}

export const RechargeInstructions = ({ payment: { method, amount, qrText, links, bankAccount, redirectUrl }, onVisit }: Props) => {
  const text = useText()
  return (
    <>
      {bankAccount !== null && <BankAccount account={bankAccount} amount={amount} />}
      {qrText !== null && <QrCode text={qrText} label={text("payment.qr")} />}
      {links.length > 0 && <BankLinks links={links} onVisit={onVisit} />}
      {/* `qr` and `bank_transfer` have no message `payment.go.*`: they lead to no page of a bank. */}
      {redirectUrl !== null && method !== null && method !== "qr" && method !== "bank_transfer" && (
        <ExternalButton href={redirectUrl} size="large" onClick={onVisit}>
          {text(`payment.go.${method}`)}
          <ExternalLink />
        </ExternalButton>
      )}
    </>
  )
}
