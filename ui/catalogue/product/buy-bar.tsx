/** Bar with price and button at the bottom of a phone; it replaces the bottom bar of the shell. What is in the cart leads there. */
import type { VariantId } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useQuantityInCart } from "#ui/cart/public/quantity-in-cart.ts"
import { Link } from "#ui/parts/button/link.tsx"
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
  const inCart = useQuantityInCart(variantId)
  usePageBar("buy")
  return (
    <div className={styles.bar} role="region" aria-label={text("product.bar")}>
      {inCart > 0 ? (
        <Link className={styles.cart} href="/cart">
          <b>{text("product.go_to_cart")}</b>
          <small>{text("product.inCart", { count: inCart })}</small>
        </Link>
      ) : (
        <p data-sale={onSale ? "" : undefined}>
          <b>{formatTugrik(price)}</b>
          {chosen !== "" && <small>{chosen}</small>}
        </p>
      )}
      <div>
        <AddButton variantId={variantId} onAdd={onAdd} unavailable={unavailable} size="medium" />
      </div>
    </div>
  )
}
