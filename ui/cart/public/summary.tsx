/** Totals of an order, row by row, with the savings. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { PricedOrder } from "#domain/rules/cart/priced-order.ts"
import { savings } from "#domain/rules/cart/savings.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"
import { zero } from "#domain/rules/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useText, type Text } from "#ui/messages/messages.tsx"
import styles from "./summary.module.css"

type Row = { readonly key: string; readonly name: string; readonly note?: string; readonly amount: string; readonly off: boolean }

/** A priced order, or one whose fee and place are known. */
type Shown = Pick<PricedOrder, "order"> & Partial<PricedOrder>

const rowsOf = (shown: Shown, text: Text): ReadonlyArray<Row> => {
  const { order } = shown
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
    ...(isUnsent ? [] : [{ key: "shipping", name: text("summary.shipping"), ...shippingOf(shown, text) }]),
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

const shippingOf = ({ order: { shipTotal }, isFrom = false, missing = zero }: Shown, text: Text): Pick<Row, "amount" | "off" | "note"> =>
  shipTotal > 0 || isFrom
    ? {
        amount: sumText(shipTotal, isFrom, text),
        off: false,
        ...(missing > 0 && { note: text("summary.missing", { sum: formatTugrik(missing) }) }),
      }
    : { amount: text("summary.free"), off: true }

/** The amount, or that it is the lowest of several. */
const sumText = (amount: Tugrik, isFrom: boolean, text: Text): string =>
  isFrom ? text("summary.from", { amount: formatTugrik(amount) }) : formatTugrik(amount)

type Props = Shown & {
  /** Label of the last row: estimated, to pay, or paid. */
  readonly totalLabel?: "total" | "payable" | "paid"
}

export const Summary = ({ totalLabel = "total", ...shown }: Props) => {
  const { order, isFrom = false } = shown
  const text = useText()
  const { whole: saved } = savings(order)
  return (
    <>
      <dl className={styles.sums}>
        {rowsOf(shown, text).map(({ key, name, note, amount, off }) => (
          <div key={key} data-off={off ? "" : undefined}>
            <dt>
              {name}
              {note !== undefined && <small>{note}</small>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.whole}>
          <dt>
            {text(`summary.${totalLabel}`)}
            <small>{text("summary.tax", { amount: formatTugrik(order.taxTotal) })}</small>
          </dt>
          <dd>{sumText(order.total, isFrom, text)}</dd>
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
