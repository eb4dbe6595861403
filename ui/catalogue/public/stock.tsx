/** Stock as text: available, low or sold out. */
import { stockLabel, stockMessageKeys } from "#domain/rules/catalogue/stock.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./stock.module.css"

type Props = {
  readonly onHand: number
  /** Stock of all variants together. */
  readonly productOnHand?: number
  /** Name of the variant, in front: `M хэмжээ: Дууссан`. */
  readonly variantName?: string | undefined
}

export const Stock = ({ onHand, productOnHand = onHand, variantName }: Props) => {
  const text = useText()
  const { lowStock } = useSiteConfig()
  const label = stockLabel(onHand, productOnHand, lowStock)
  const stockText = text(stockMessageKeys[label], { count: onHand })
  return (
    <p className={styles.stock} data-stock={label}>
      {variantName === undefined ? stockText : `${variantName}: ${stockText}`}
    </p>
  )
}
