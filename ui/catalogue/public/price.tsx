/** Price; on sale also the price before and the discount. */
import type { Tugrik } from "#domain/entities/money.ts"
import { minSalePercent } from "#domain/rules/catalogue/sale.ts"
import { formatNumber, formatTugrik } from "#domain/rules/texts/money.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./price.module.css"

export type PriceProps = {
  readonly price: Tugrik
  readonly sellingPrice: Tugrik
  readonly salePercent: number
  readonly size?: "tile" | "line" | "large"
}

export const Price = ({ price, sellingPrice, salePercent, size = "tile" }: PriceProps) => {
  const text = useText()
  if (sellingPrice >= price)
    return (
      <p className={styles.price} data-size={size}>
        <strong>
          <span className="sr">{`${text("price.now")} `}</span>
          {formatTugrik(sellingPrice)}
        </strong>
      </p>
    )
  return (
    <p className={styles.price} data-size={size} data-sale="">
      <strong>
        <span className="sr">{`${text("price.sale")} `}</span>
        {formatTugrik(sellingPrice)}
      </strong>{" "}
      <s>
        <span className="sr">{`${text("price.before")} `}</span>
        {formatTugrik(price)}
      </s>{" "}
      {salePercent >= minSalePercent && <span className={styles.off}>{formatNumber(-salePercent)}%</span>}
    </p>
  )
}
