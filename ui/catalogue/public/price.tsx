/** Price at this moment; on sale also the price before and the discount. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { minSalePercent } from "#domain/rules/catalogue/sale.ts"
import { formatNumber, formatTugrik } from "#domain/rules/texts/money.ts"
import { useText } from "#ui/messages/messages.tsx"
import { useSoldNow } from "./sold-now.ts"
import styles from "./price.module.css"

export type PriceProps = {
  readonly price: Tugrik
  readonly sellingPrice: Tugrik
  readonly salePercent: number
  /** End of the sale, at which the shown price changes; `null` for none. */
  readonly saleExpireAt: Instant | null
  readonly size?: "tile" | "line" | "large"
}

export const Price = ({ size = "tile", ...sold }: PriceProps) => {
  const text = useText()
  const { price, sellingPrice, salePercent } = useSoldNow(sold)
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
      {salePercent >= minSalePercent && <span className={styles.discount}>{formatNumber(-salePercent)}%</span>}
    </p>
  )
}
