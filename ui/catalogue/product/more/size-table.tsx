/** Size guide of a product: measures of the body for each of its sizes. E1a. */
import type { SizeGuide } from "#domain/rules/catalogue/size-guide.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./more.module.css"

export const SizeTable = ({ guide: { columns, rows } }: { readonly guide: SizeGuide }) => {
  const text = useText()
  return (
    <section className={styles.section} aria-labelledby="sizes">
      <h2 id="sizes">{text("sizes.title")}</h2>
      <p className={styles.hint}>{text("sizes.hint")}</p>
      <table className={styles.facts}>
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
    </section>
  )
}
