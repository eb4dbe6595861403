/** Badge on the cart icon with the number of units. */
import { useSelector } from "@xstate/react"
import { shownQuantity } from "#machines/cart/cart-context.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./count-badge.module.css"

/** Highest number that fits the badge; higher ones are shown as `99+`. */
const maxShown = 99

export const CountBadge = () => {
  const text = useText()
  const count = useSelector(useActorRefs().cart, ({ context }) => shownQuantity(context))
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
