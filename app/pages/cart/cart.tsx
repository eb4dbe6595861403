/** Page of the cart, which uses the shared cart actor only. S13. */
import { CartScreen } from "#ui/cart/cart-screen.tsx"
import { definePage } from "#app/page.ts"
import type { StaticPageActors } from "#app/pages/static-controller.ts"

export const page = definePage<never, StaticPageActors>({
  controller: () => import("#app/pages/static-controller.ts"),
  title: (text, _, { brand }) => `${text("cart.title")} · ${brand}`,
  Screen: () => <CartScreen />,
})
