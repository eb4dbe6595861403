/** VAT receipt: announced until it is confirmed, then a slip with QR code and lottery number. */
import type { Receipt } from "#domain/entities/orders/receipt.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { readTaxOfficeTime } from "#domain/rules/orders/tax-office-time.ts"
import { formatDateTime } from "#domain/rules/texts/dates.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { DefinitionList } from "#ui/parts/layout/definition-list.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { QrCode } from "#ui/parts/display/qr.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./receipt-slip.module.css"

type Props = {
  readonly receipt: Receipt
  /** When a pending receipt is sent. */
  readonly lead: string | undefined
}

/** The tax office's date in the form of all others. */
const dateOf = (date: string, locale: Locale): string => {
  const instant = readTaxOfficeTime(date)
  return instant === null ? date : formatDateTime(instant, locale)
}

export const ReceiptSlip = ({ receipt, lead }: Props) => {
  const text = useText()
  const locale = useLocale()
  const amounts = [
    { key: "total", name: text("receipt.total"), value: formatTugrik(receipt.total) },
    { key: "vat", name: text("receipt.vat"), value: formatTugrik(receipt.vat) },
    { key: "cityTax", name: text("receipt.cityTax"), value: formatTugrik(receipt.cityTax) },
  ]
  if (receipt.status === "pending")
    return (
      <Panel title={text("receipt.title")} lead={lead} aside={<Tag tone="warn">{text("order.status.receipt_pending")}</Tag>}>
        <DefinitionList pairs={amounts} />
      </Panel>
    )
  const date = receipt.date === null ? [] : [{ key: "date", name: text("receipt.date"), value: dateOf(receipt.date, locale) }]
  return (
    <div className={styles.edge}>
      <section className={styles.slip} aria-labelledby="receipt-title">
        <header>
          <h2 id="receipt-title">{text("receipt.title")}</h2>
          <Tag tone="good">{text("order.status.receipt_confirmed")}</Tag>
        </header>
        <DefinitionList pairs={[...date, ...amounts]} />
        <hr />
        {receipt.qrData !== null && <QrCode text={receipt.qrData} label={text("receipt.qr")} />}
        {receipt.lottery !== null && (
          <p className={styles.lottery}>
            <small>{text("receipt.lottery")}</small>
            <b>{receipt.lottery}</b>
          </p>
        )}
        {receipt.id !== null && <p className={styles.number}>{text("receipt.ddtd", { id: receipt.id })}</p>}
      </section>
    </div>
  )
}
