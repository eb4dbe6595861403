/** VAT receipt: announced until it is confirmed, then a slip with QR code and lottery number. */
import type { Receipt } from "#domain/entities/cart/payment.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { DefinitionList } from "#ui/parts/layout/definition-list.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { QrCode } from "#ui/parts/display/qr.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./receipt-slip.module.css"

export const ReceiptSlip = ({ receipt }: { readonly receipt: Receipt }) => {
  const text = useText()
  const amounts = [
    { key: "total", name: text("receipt.total"), value: formatTugrik(receipt.total) },
    { key: "vat", name: text("receipt.vat"), value: formatTugrik(receipt.vat) },
    { key: "cityTax", name: text("receipt.cityTax"), value: formatTugrik(receipt.cityTax) },
  ]
  if (receipt.status === "pending")
    return (
      <Panel title={text("receipt.title")} lead={text("receipt.pending.text")} aside={<Tag tone="warn">{text("receipt.pending")}</Tag>}>
        <DefinitionList pairs={amounts} />
      </Panel>
    )
  const date = receipt.date === null ? [] : [{ key: "date", name: text("receipt.date"), value: receipt.date }]
  return (
    <div className={styles.edge}>
      <section className={styles.slip} aria-labelledby="receipt-title">
        <header>
          <h2 id="receipt-title">{text("receipt.title")}</h2>
          <Tag tone="good">{text("receipt.confirmed")}</Tag>
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
