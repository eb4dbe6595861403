/** Note shown while an order is being placed; it promises that nothing is charged twice. */
import { useSelector } from "@xstate/react"
import { OrderPlacementState } from "#ui/cart/public/order-placement-state.tsx"
import type { CheckoutActor } from "#machines/cart/checkout.ts"

export const PlacingNote = ({ actor }: { readonly actor: CheckoutActor }) => {
  const isPlacing = useSelector(actor, (snapshot) => snapshot.matches({ payment: "placing" }))
  return isPlacing ? <OrderPlacementState /> : null
}
