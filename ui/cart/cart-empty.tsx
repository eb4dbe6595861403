/** An empty cart, with ways on. */
import ShoppingBag from "lucide-react/icons/shopping-bag"
import { ButtonLink } from "../parts/button-link.tsx"
import { EmptyState } from "../parts/empty-state.tsx"
import { useText } from "../words/words.tsx"

export const CartEmpty = () => {
  const text = useText()
  return (
    <EmptyState heading="h1" icon={<ShoppingBag />} title={text("cart.empty.title")} text={text("cart.empty.text")}>
      <ButtonLink href="/products?sale=1" size="large">
        {text("cart.empty.sale")}
      </ButtonLink>
      <ButtonLink href="/products" size="large" variant="secondary">
        {text("cart.empty.all")}
      </ButtonLink>
    </EmptyState>
  )
}
