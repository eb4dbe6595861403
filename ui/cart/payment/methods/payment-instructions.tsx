/** Means of paying: QR code, banking apps, bank account or the bank's page. */
import ExternalLink from "lucide-react/icons/external-link"
import { ExternalButton } from "#ui/parts/button/external-button.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { OrderNumber } from "#domain/entities/ids.ts"
import { BankAccount } from "./bank-account.tsx"
import { BankLinks } from "./bank-links.tsx"
import type { BankPayment } from "./bank-payment.ts"
import styles from "./payment-instructions.module.css"

/** Loads beside the payment itself: see `preloadQr`. */
const qr = lazyPart(async () => (await import("./payment-qr.tsx")).PaymentQr)
export const preloadQr = qr.preload

const leaseFacts = lazyPart(async () => (await import("./lease-facts.tsx")).LeaseFacts)

type Props = {
  readonly payment: BankPayment
  readonly number: OrderNumber
  /** The shopper goes to the bank. */
  readonly onVisit: () => void
}

export const PaymentInstructions = ({ payment, number, onVisit }: Props) => {
  const text = useText()
  const { method, amount, qrText, links, bankAccount, redirectUrl, lease } = payment
  const { Part: LeaseFacts } = useLazyPart(leaseFacts, lease != null)
  const { Part: Qr } = useLazyPart(qr, qrText !== null)
  if (method === "bank_transfer") return bankAccount === null ? null : <BankAccount account={bankAccount} amount={amount} />
  if (method !== "qr")
    return (
      <>
        {lease != null && LeaseFacts !== null && <LeaseFacts lease={lease} />}
        {links.length > 0 && (
          <div className={styles.banks}>
            {method === "internet_bank" && <h2>{text("payment.banks")}</h2>}
            <BankLinks links={links} onVisit={onVisit} />
          </div>
        )}
        {redirectUrl !== null && (
          <ExternalButton href={redirectUrl} size="large" onClick={onVisit}>
            {text(`payment.go.${method}`)}
            <ExternalLink />
          </ExternalButton>
        )}
      </>
    )
  return (
    <>
      {links.length > 0 && (
        <div className={styles.apps}>
          <h2>{text("payment.banks")}</h2>
          <BankLinks links={links} onVisit={onVisit} />
          {qrText !== null && <p className={styles.or}>{text("payment.orScan")}</p>}
        </div>
      )}
      {qrText !== null && Qr !== null && <Qr content={qrText} number={number} onSave={onVisit} />}
    </>
  )
}
