/** Size guide of a product: measures of the body for each of its sizes. E1a. */
import type { SizeGuide } from "#domain/rules/catalogue/size-guide.ts"
import { useText } from "#ui/messages/messages.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"
import styles from "./size-table.module.css"

const Table = ({ guide: { columns, rows } }: { readonly guide: SizeGuide }) => {
  const text = useText()
  return (
    <>
      <p className={styles.hint}>{text("sizes.hint")}</p>
      <table className={styles.sizes}>
        <thead>
          <tr>
            <th scope="col">{text("sizes.size")}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {text(`sizes.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, spans }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {spans.map(({ from, to }, at) => (
                <td key={columns[at]}>{`${from}–${to}`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

export const SizeTable = withMessages(["catalogue", "product", "details"], Table)
