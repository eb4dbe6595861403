/** Means of paying, for payments beside an order's: QR code, banking apps, bank account or the bank's page. */
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

export const PaymentMeans = ({ payment: { method, amount, qrText, links, bankAccount, redirectUrl }, onVisit }: Props) => {
  const text = useText()
  return (
    <>
      {bankAccount !== null && <BankAccount account={bankAccount} amount={amount} />}
      {qrText !== null && <QrCode text={qrText} label={text("payment.qr")} />}
      {links.length > 0 && <BankLinks links={links} onVisit={onVisit} />}
      {redirectUrl !== null && method !== null && method !== "qr" && method !== "bank_transfer" && (
        <ExternalButton href={redirectUrl} size="large">
          {text(`payment.go.${method}`)}
          <ExternalLink />
        </ExternalButton>
      )}
    </>
  )
}
