/** Payment schedule of a lease by month (payment, interest, balance), folded. */
import ChevronDown from "lucide-react/icons/chevron-down"
import { tugrik } from "#domain/rules/money.ts"
import type { LeaseOffer } from "#domain/rules/lease/lease.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./lease-months.module.css"

export const LeaseMonths = ({ offer }: { readonly offer: LeaseOffer }) => {
  const text = useText()
  const { down, financed, rows, price, interest, total } = offer
  const first = { key: "first", name: text("lease.first"), payment: down, principal: down, interest: tugrik(0), balance: financed }
  const months = rows.map(({ month, ...row }) => ({ key: String(month), name: String(month), ...row }))
  return (
    <section className={styles.months}>
      <details>
        <summary>
          <h2>{text("lease.schedule")}</h2>
          <ChevronDown />
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{text("lease.month")}</th>
              <th scope="col">{text("lease.payment")}</th>
              <th scope="col" className={styles.wide}>
                {text("lease.principal")}
              </th>
              <th scope="col" className={styles.interest}>
                {text("lease.interest")}
              </th>
              <th scope="col">{text("lease.balance")}</th>
            </tr>
          </thead>
          <tbody>
            {(down > 0 ? [first, ...months] : months).map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.name}</th>
                <td className={styles.payment}>{formatTugrik(row.payment)}</td>
                <td className={styles.wide}>{formatTugrik(row.principal)}</td>
                <td className={styles.interest}>{formatTugrik(row.interest)}</td>
                <td>{formatTugrik(row.balance)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text("lease.sum")}</th>
              <td>{formatTugrik(total)}</td>
              <td className={styles.wide}>{formatTugrik(price)}</td>
              <td className={styles.interest}>{formatTugrik(interest)}</td>
              <td>{formatTugrik(0)}</td>
            </tr>
          </tfoot>
        </table>
      </details>
      <p className={styles.estimate}>{text("lease.disclaimer")}</p>
    </section>
  )
}
