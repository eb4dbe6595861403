/** Entry of the statement: what happened, to which part, and the balance after it. */
import type { StoreCredit } from "#domain/entities/wallet/store-credit.ts"
import { formatDateTime } from "#domain/rules/texts/dates.ts"
import { formatTugrik, minus } from "#domain/rules/texts/money.ts"
import { statementAction } from "#domain/rules/wallet/statement-action.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./wallet-statement.module.css"

export const StatementEntry = ({ entry }: { readonly entry: StoreCredit }) => {
  const text = useText()
  const locale = useLocale()
  const { kind, partner, amount, balance, orderNumber, memo, createdAt } = entry
  const kindName = kind === null ? "" : text(`wallet.part.${kind}`)
  const partName = partner === "" ? kindName : partner
  return (
    <li>
      <span>
        <b>{text(`statement.action.${statementAction(entry)}`)}</b>
        <small>{[formatDateTime(createdAt, locale), partName].filter(Boolean).join(" · ")}</small>
        {orderNumber !== null && (
          <small>
            <Link href={`/account/orders/${orderNumber}`} className={styles.order}>
              {text("statement.order", { number: orderNumber })}
            </Link>
          </small>
        )}
        {memo !== "" && <small className="num">{memo}</small>}
      </span>
      <span className={styles.sums}>
        <b data-tone={amount < 0 ? undefined : "good"}>{`${amount < 0 ? minus : "+"}${formatTugrik(Math.abs(amount))}`}</b>
        <small>{text("statement.balance", { balance: formatTugrik(balance) })}</small>
      </span>
    </li>
  )
}
