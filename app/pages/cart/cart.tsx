/** Page of the cart, with companions of its lines. S13, B15. */
import { CartScreen } from "#ui/cart/cart-screen.tsx"
import { CartOffer } from "#ui/lists/public/cart-offer.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./cart-controller.ts"),
  title: (text, _, { brand }) => `${text("cart.title")} · ${brand}`,
  Screen: ({ actor }) => <CartScreen offer={<CartOffer actor={actor} />} />,
})
