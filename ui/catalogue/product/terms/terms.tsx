/** Terms of a product: delivery, lease, wallet and returns. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { TermDelivery } from "./term-delivery.tsx"
import { TermLease } from "./term-lease.tsx"
import { TermReturns } from "./term-returns.tsx"
import { TermWallet } from "./term-wallet.tsx"
import styles from "./terms.module.css"

export const Terms = ({ product, price }: { readonly product: Product; readonly price: Tugrik }) => (
  <ul className={styles.terms}>
    <TermDelivery />
    <TermLease price={price} />
    <TermWallet price={price} />
    <TermReturns product={product} />
  </ul>
)
