/** Button that adds the chosen variant to the cart and shows the progress. It selects that state itself, for a quick response to the press. */
import Check from "lucide-react/icons/check"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import type { VariantId } from "#domain/entities/ids.ts"
import { useAddToCartState } from "#ui/cart/public/add-to-cart-state.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"

const bag = <ShoppingBag />
const done = <Check />

type Props = {
  readonly variantId: VariantId | null
  readonly onAdd: () => void
  /** Reason why the variant cannot be bought: sold out, or not made. */
  readonly unavailable?: "soldOut" | "impossible" | null
  readonly size?: "large" | "medium"
}

export const AddButton = ({ variantId, onAdd, unavailable = null, size = "large" }: Props) => {
  const text = useText()
  const adding = useAddToCartState(variantId)
  if (unavailable !== null)
    return (
      <Button size={size} variant="secondary" disabled wide>
        {text(unavailable === "soldOut" ? "stock.sold_out" : "product.impossible")}
      </Button>
    )
  return (
    <Button size={size} busy={adding === "adding"} onClick={onAdd} wide>
      {adding === "added" ? done : bag}
      {text(adding === "added" ? "tile.added" : "tile.add")}
    </Button>
  )
}
