/** Lines of the order beside a checkout step, which can be changed, removed and put back there. S15. */
import { useSelector } from "@xstate/react"
import type { LineItem } from "#domain/entities/orders/order.ts"
import { CartLine } from "#ui/cart/cart-line.tsx"
import styles from "#ui/cart/cart-line.module.css"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"

export type CheckoutLinesProps = { readonly lines: ReadonlyArray<LineItem> }

export const CheckoutLines = ({ lines }: CheckoutLinesProps) => {
  const text = useText()
  const isSettling = useSelector(useActorRefs().cart, ({ value }) => value.order === "counting" || value.order === "settling")
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CartLine key={line.id} line={line} compact />
        ))}
      </ul>
      <p className="sr" role="status">
        {isSettling && text("cart.settling")}
      </p>
    </>
  )
}
