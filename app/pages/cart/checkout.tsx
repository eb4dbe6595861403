/** Page of the checkout; each step has its own address. S15. */
import { CheckoutScreen } from "#ui/cart/checkout/checkout-screen.tsx"
import { plainFrame } from "#ui/shell/public/plain-frame.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  frame: plainFrame,
  controller: () => import("./checkout-controller.ts"),
  title: (text, { context: { step } }, { brand }) => `${text(`checkout.${step}.title`)} · ${brand}`,
  Screen: CheckoutScreen,
})
