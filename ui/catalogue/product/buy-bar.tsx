/** Bar with price and button at the bottom of a phone; it replaces the bottom bar of the shell. */
import type { VariantId } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { usePageBar } from "#ui/parts/layout/page-bar.ts"
import { useText } from "#ui/messages/messages.tsx"
import { AddButton, type Unavailable } from "./add-button.tsx"
import styles from "./buy-bar.module.css"

type Props = {
  readonly price: Tugrik
  readonly onSale: boolean
  /** `Шаргал, M`; empty for a product without options. */
  readonly chosen: string
  readonly unavailable: Unavailable | null
  readonly variantId: VariantId | null
  readonly onAdd: () => void
}

export const BuyBar = ({ price, onSale, chosen, unavailable, variantId, onAdd }: Props) => {
  const text = useText()
  usePageBar("buy")
  return (
    <div className={styles.bar} role="region" aria-label={text("product.bar")}>
      <p data-sale={onSale ? "" : undefined}>
        <b>{formatTugrik(price)}</b>
        {chosen !== "" && <small>{chosen}</small>}
      </p>
      <div>
        <AddButton variantId={variantId} onAdd={onAdd} unavailable={unavailable} size="medium" />
      </div>
    </div>
  )
}
