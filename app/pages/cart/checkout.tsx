/** Page of the checkout; each step has its own address. S15. */
import { CheckoutScreen } from "#ui/cart/checkout/checkout-screen.tsx"
import { definePage } from "#app/page.ts"
import type { CheckoutActors } from "./checkout-controller.ts"

export const page = definePage<never, CheckoutActors>({
  ownBar: true,
  controller: () => import("./checkout-controller.ts"),
  title: (text, { context: { step } }, { brand }) => `${text(`checkout.${step}.title`)} · ${brand}`,
  Screen: CheckoutScreen,
})
