/** Units of a variant that the cart has; 0 without one, and before the cart is known. */
import { useSelector } from "@xstate/react"
import type { VariantId } from "#domain/entities/ids.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"

export const useQuantityInCart = (variantId: VariantId | null): number =>
  useSelector(useActorRefs().cart, ({ context }) =>
    (context.order?.lineItems ?? []).reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0),
  )
