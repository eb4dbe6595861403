/** How much is in the cart, for the places that show it in passing. */
import { useSelector } from "@xstate/react"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { shownOrder, shownPieces } from "#machines/cart-context.ts"
import { useShop } from "../shop-context.tsx"

export type CartBadge = {
  readonly count: number
  /** `629,000₮`; empty while nothing is in the cart, or nothing is known of it. */
  readonly total: string
}

export const useCartBadge = (): CartBadge => {
  const { cart } = useShop()
  const count = useSelector(cart, ({ context }) => shownPieces(context))
  const total = useSelector(cart, ({ context }) => shownOrder(context)?.itemTotal ?? 0)
  return { count, total: count === 0 || total === 0 ? "" : formatTugrik(total) }
}
