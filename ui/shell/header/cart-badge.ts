/** How much is in the cart, for the places that show it in passing; each follows what it shows alone. */
import { useSelector } from "@xstate/react"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { shownOrder, shownQuantity } from "#machines/cart/cart-context.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"

/** How many things. */
export const useCartCount = (): number => useSelector(useActorRefs().cart, ({ context }) => shownQuantity(context))

/** `629,000₮`; empty while nothing is in the cart, or nothing is known of it. */
export const useCartTotal = (): string => {
  const total = useSelector(useActorRefs().cart, ({ context }) => (shownQuantity(context) === 0 ? 0 : (shownOrder(context)?.itemTotal ?? 0)))
  return total === 0 ? "" : formatTugrik(total)
}
