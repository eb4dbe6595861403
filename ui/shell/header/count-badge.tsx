/** Badge on the cart icon with the number of units. */
import { useText } from "#ui/messages/messages.tsx"
import { useCartCount } from "./cart-badge.ts"
import styles from "./count-badge.module.css"

/** Highest number that fits. */
const maxShown = 99

export const CountBadge = () => {
  const text = useText()
  const count = useCartCount()
  return (
    count > 0 && (
      <>
        <span className={styles.count} aria-hidden="true">
          {count > maxShown ? `${maxShown}+` : count}
        </span>
        <span className="sr">{text("cart.badge", { count })} </span>
      </>
    )
  )
}
