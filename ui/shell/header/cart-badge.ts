/** Selectors of the cart for header and bottom bar, one per figure. */
import { useSelector } from "@xstate/react"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { shownOrder, shownQuantity } from "#machines/cart/cart-context.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"

/** Number of units in the cart. */
export const useCartCount = (): number => useSelector(useActorRefs().cart, ({ context }) => shownQuantity(context))

/** `629,000₮`; empty for an empty or unknown cart. */
export const useCartTotal = (): string => {
  const total = useSelector(useActorRefs().cart, ({ context }) => (shownQuantity(context) === 0 ? 0 : (shownOrder(context)?.itemTotal ?? 0)))
  return total === 0 ? "" : formatTugrik(total)
}
