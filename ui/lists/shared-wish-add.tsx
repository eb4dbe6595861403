/** Button that puts a wish of a shared list into the visitor's cart; its code loads after the page. */
import type { VariantId } from "#domain/entities/ids.ts"
import { useAddToCartState } from "#ui/cart/public/add-to-cart-state.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"

const addKeys = {
  resting: "lists.add",
  adding: "lists.adding",
  added: "lists.added",
} as const satisfies Record<ReturnType<typeof useAddToCartState>, MessageKey>

export const SharedWishAdd = ({ variantId, name }: { readonly variantId: VariantId; readonly name: string }) => {
  const text = useText()
  const { cart } = useActorRefs()
  const adding = useAddToCartState(variantId)
  return (
    <Button
      variant="secondary"
      wide
      busy={adding === "adding"}
      onClick={() => cart.send({ type: "item.add", variantId, quantity: 1, name })}
    >
      <span aria-live="polite">{text(addKeys[adding])}</span>
      <span className="sr">{`: ${name}`}</span>
    </Button>
  )
}
