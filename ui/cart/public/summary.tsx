/** Totals of an order, row by row, with the savings. */
import type { Order } from "#domain/entities/orders/order.ts"
import { savings } from "#domain/rules/cart/savings.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useText, type Text } from "#ui/messages/messages.tsx"
import styles from "./summary.module.css"

type Row = { readonly key: string; readonly name: string; readonly amount: string; readonly off: boolean }

const rowsOf = (order: Order, text: Text): ReadonlyArray<Row> => {
  const { sale } = savings(order)
  const isUnsent = isNothingSent(order)
  return [
    {
      key: "items",
      name: text(isUnsent ? "summary.booked" : "summary.items", { count: order.totalQuantity }),
      amount: formatTugrik(order.listTotal),
      off: false,
    },
    ...(sale > 0 ? [{ key: "sale", name: text("summary.sale"), amount: formatTugrik(-Number(sale)), off: true }] : []),
    ...order.adjustments
      .filter(({ kind, amount }) => kind !== "wallet" && amount !== 0)
      .map(({ kind, label, amount }) => ({
        key: `${kind} ${label}`,
        name: kind === "coupon" ? text("summary.coupon", { code: label }) : label || text("summary.other"),
        amount: formatTugrik(amount),
        off: amount < 0,
      })),
    ...(isUnsent ? [] : [{ key: "shipping", name: text("summary.shipping"), ...shippingOf(order, text) }]),
    ...walletRows(order, text),
  ]
}

/** What each part of the wallet pays where that is known, as it is until the order is placed. */
const walletRows = ({ wallet, adjustments }: Order, text: Text): ReadonlyArray<Row> => {
  const parts = wallet?.parts.filter(({ used }) => used > 0) ?? []
  if (parts.length > 0)
    return parts.map((part) => ({
      key: `wallet ${part.kind} ${part.byPartner?.id ?? part.byPartner?.name}`,
      name: part.byPartner == null ? text(`summary.wallet.${part.kind}`) : text("summary.wallet.of", { partner: part.byPartner.name }),
      amount: formatTugrik(-Number(part.used)),
      off: true,
    }))
  return adjustments
    .filter(({ kind, amount }) => kind === "wallet" && amount !== 0)
    .map(({ label, amount }) => ({ key: `wallet ${label}`, name: text("summary.wallet"), amount: formatTugrik(amount), off: true }))
}

const shippingOf = ({ shipTotal }: Order, text: Text): Pick<Row, "amount" | "off"> =>
  shipTotal > 0 ? { amount: formatTugrik(shipTotal), off: false } : { amount: text("summary.free"), off: true }

type Props = {
  readonly order: Order
  /** Label of the last row: estimated, to pay, or paid. */
  readonly totalLabel?: "total" | "payable" | "paid"
}

export const Summary = ({ order, totalLabel = "total" }: Props) => {
  const text = useText()
  const { whole: saved } = savings(order)
  return (
    <>
      <dl className={styles.sums}>
        {rowsOf(order, text).map(({ key, name, amount, off }) => (
          <div key={key} data-off={off ? "" : undefined}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.whole}>
          <dt>
            {text(`summary.${totalLabel}`)}
            <small>{text("summary.tax", { amount: formatTugrik(order.taxTotal) })}</small>
          </dt>
          <dd>{formatTugrik(order.total)}</dd>
        </div>
      </dl>
      {saved > 0 && order.state !== "canceled" && order.state !== "returned" && (
        <p className={styles.saved}>
          <span>{text("summary.savings")}</span>
          <span>{formatTugrik(saved)}</span>
        </p>
      )}
    </>
  )
}
