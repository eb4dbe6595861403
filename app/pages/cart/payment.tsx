/** Page of the payment of a placed order. S29a. */
import { PaymentScreen } from "#ui/cart/payment/payment-screen.tsx"
import { plainFrame } from "#ui/shell/public/plain-frame.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  frame: plainFrame,
  controller: () => import("./payment-controller.ts"),
  title: (text, { context: { payment } }, { brand }) =>
    `${text(payment === null || payment.method === null ? "checkout.step.payment" : `payment.title.${payment.method}`)} · ${brand}`,
  Screen: PaymentScreen,
})
