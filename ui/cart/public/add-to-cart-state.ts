/** State of adding a variant to the cart: `resting`, `adding` until the response, `added` for a moment after it. */
import { useSelector } from "@xstate/react"
import type { VariantId } from "#domain/entities/ids.ts"
import { addingOf } from "#machines/cart/cart-context.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"

export type AddToCartState = ReturnType<typeof addingOf>

export const useAddToCartState = (variantId: VariantId | null): AddToCartState =>
  useSelector(useActorRefs().cart, (snapshot) =>
    variantId === null ? "resting" : addingOf(snapshot.context, variantId, snapshot.matches({ feedback: "justChanged" })),
  )
