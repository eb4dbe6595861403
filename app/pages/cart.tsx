/** The cart; everything in it is the shop's own to decide. S13. */
import { CartScreen } from "#ui/cart/cart-screen.tsx"
import { definePage, quietActor } from "../page.ts"

export const page = definePage({
  open: () => ({ actor: quietActor() }),
  title: (text, _, { brand }) => `${text("cart.title")} · ${brand}`,
  Screen: () => <CartScreen />,
})
