/** Button that adds the chosen variant to the cart and shows the progress. It selects the cart's state itself, for a quick response. */
import Check from "lucide-react/icons/check"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import type { VariantId } from "#domain/entities/ids.ts"
import { useAddToCartState } from "#ui/cart/public/add-to-cart-state.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"

const bag = <ShoppingBag />
const done = <Check />

/** Why a variant cannot be bought: no variant is left, this one is not, or it does not exist. */
export type Unavailable = "soldOut" | "outOfStock" | "impossible"

const unavailableKeys = {
  soldOut: "stock.sold_out",
  outOfStock: "stock.out_of_stock",
  impossible: "product.impossible",
} as const satisfies Readonly<Record<Unavailable, string>>

type Props = {
  readonly variantId: VariantId | null
  readonly onAdd: () => void
  /** Reason why the variant cannot be bought. */
  readonly unavailable?: Unavailable | null
  readonly size?: "large" | "medium"
}

export const AddButton = ({ variantId, onAdd, unavailable = null, size = "large" }: Props) => {
  const text = useText()
  const adding = useAddToCartState(variantId)
  if (unavailable !== null)
    return (
      <Button size={size} variant="secondary" disabled wide>
        {text(unavailableKeys[unavailable])}
      </Button>
    )
  return (
    <Button size={size} busy={adding === "adding"} onClick={onAdd} wide>
      {adding === "added" ? done : bag}
      {text(adding === "added" ? "tile.added" : "tile.add")}
    </Button>
  )
}
