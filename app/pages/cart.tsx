/** The cart; everything in it is the shop's own to decide. S13. */
import { CartScreen } from "#ui/cart/cart-screen.tsx"
import { definePage } from "../page.ts"
import type { QuietActors } from "./quiet-life.ts"

export const page = definePage<never, QuietActors>({
  life: () => import("./quiet-life.ts"),
  title: (text, _, { brand }) => `${text("cart.title")} · ${brand}`,
  Screen: () => <CartScreen />,
})
