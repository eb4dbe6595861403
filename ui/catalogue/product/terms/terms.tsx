/** Terms of a product: delivery, lease, wallet and returns. */
import type { VariantId } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { TermDelivery } from "./term-delivery.tsx"
import { TermLease } from "./term-lease.tsx"
import { TermReturns } from "./term-returns.tsx"
import { TermWallet } from "./term-wallet.tsx"
import styles from "./terms.module.css"

type Props = {
  readonly product: Product
  readonly price: Tugrik
  /** Variant that is chosen; `null` before. */
  readonly variantId: VariantId | null
  /** A sold-out product has no delivery, lease or wallet term. */
  readonly soldOut: boolean
}

export const Terms = ({ product, price, variantId, soldOut }: Props) => (
  <ul className={styles.terms}>
    {!soldOut && <TermDelivery product={product} variantId={variantId} />}
    {!soldOut && <TermLease price={price} slug={product.slug} variantId={variantId} />}
    {!soldOut && <TermWallet price={price} returnPerMille={product.returnPerMille ?? null} />}
    <TermReturns product={product} />
  </ul>
)
