/** State of adding a variant to the cart, from the press to the response. */
import { useSelector } from "@xstate/react"
import type { VariantId } from "#domain/entities/ids.ts"
import { addingOf } from "#machines/cart/cart-context.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"

export type AddToCartState = ReturnType<typeof addingOf>

export const useAddToCartState = (variantId: VariantId | null): AddToCartState =>
  useSelector(useActorRefs().cart, (now) =>
    variantId === null ? "resting" : addingOf(now.context, variantId, now.matches({ feedback: "justChanged" })),
  )
