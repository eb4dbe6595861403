/** The way into the cart: says that it is at work, and that it is done. It follows its piece by itself, so that the first sign of a press waits for nothing else. */
import Check from "lucide-react/icons/check"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import type { VariantId } from "#domain/entities/ids.ts"
import { useAdding } from "../parts/adding.ts"
import { Button } from "../parts/button.tsx"
import { useText } from "../words/words.tsx"

const bag = <ShoppingBag />
const done = <Check />

type Props = {
  readonly pieceId: VariantId | null
  readonly onAdd: () => void
  /** Nothing of what is chosen is left. */
  readonly soldOut: boolean
  readonly size?: "large" | "medium"
}

export const AddButton = ({ pieceId, onAdd, soldOut, size = "large" }: Props) => {
  const text = useText()
  const adding = useAdding(pieceId)
  if (soldOut)
    return (
      <Button size={size} variant="secondary" disabled wide>
        {text("stock.sold_out")}
      </Button>
    )
  return (
    <Button size={size} busy={adding === "adding"} onClick={onAdd} wide>
      {adding === "added" ? done : bag}
      {text(adding === "added" ? "tile.added" : "tile.add")}
    </Button>
  )
}
