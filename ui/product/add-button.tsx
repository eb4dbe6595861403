/** The way into the cart: says that it is at work, and that it is done. */
import Check from "lucide-react/icons/check"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import type { Adding } from "../parts/adding.ts"
import { Button } from "../parts/button.tsx"
import { useText } from "../words/words.tsx"

type Props = {
  readonly adding: Adding
  readonly onAdd: () => void
  /** Nothing of what is chosen is left. */
  readonly soldOut: boolean
  readonly size?: "large" | "medium"
}

export const AddButton = ({ adding, onAdd, soldOut, size = "large" }: Props) => {
  const text = useText()
  if (soldOut)
    return (
      <Button size={size} variant="secondary" disabled wide>
        {text("stock.sold_out")}
      </Button>
    )
  return (
    <Button size={size} busy={adding === "adding"} onClick={onAdd} wide>
      {adding === "added" ? <Check /> : <ShoppingBag />}
      {text(adding === "added" ? "tile.added" : "tile.add")}
    </Button>
  )
}
