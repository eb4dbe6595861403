/** Compact lines of an order: picture, name, quantity and price. */
import type { LineItem } from "#domain/entities/orders/order.ts"
import { isStay } from "#domain/rules/travel/stay-line.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useText } from "#ui/messages/messages.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { optionTexts } from "./line-options.tsx"
import styles from "./order-lines-mini.module.css"

/** Lines shown at once; more would push the totals off the screen. */
const linesShown = 4

export const OrderLinesMini = ({ lines }: { readonly lines: ReadonlyArray<LineItem> }) => {
  const text = useText()
  const rest = lines.slice(linesShown)
  return (
    <>
      <Lines lines={lines.slice(0, linesShown)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{text("summary.rest", { count: rest.length })}</summary>
          <Lines lines={rest} />
        </details>
      )}
    </>
  )
}

const Lines = ({ lines }: { readonly lines: ReadonlyArray<LineItem> }) => {
  const text = useText()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <span className={styles.picture}>
            <ProductPicture picture={line.image} alt="" sizes="56px" />
          </span>
          <p>
            {line.product.name}
            <small>{[...optionTexts(line), ...(isStay(line) ? [] : [text("summary.line", { count: line.quantity })])].join(" · ")}</small>
          </p>
          <b>{formatTugrik(line.total)}</b>
        </li>
      ))}
    </ul>
  )
}
