/** Page of the cart. S13. */
import { CartScreen } from "#ui/cart/cart-screen.tsx"
import { definePage } from "#app/page.ts"
import type { StaticPageActors } from "#app/pages/static-controller.ts"

export const page = definePage<never, StaticPageActors>({
  controller: () => import("./cart-controller.ts"),
  title: (text, _, { brand }) => `${text("cart.title")} · ${brand}`,
  Screen: () => <CartScreen />,
})
