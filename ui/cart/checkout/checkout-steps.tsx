/** Progress of the checkout (cart, address, payment), with links to finished steps. */
import type { CheckoutStep } from "#machines/cart/checkout-form.ts"
import { Steps, type Step } from "#ui/parts/display/steps.tsx"
import { useText } from "#ui/messages/messages.tsx"

type Props = {
  readonly now: CheckoutStep
  /** What the first step asks for. */
  readonly first: "address" | "receiver"
}

export const CheckoutSteps = ({ now, first }: Props) => {
  const text = useText()
  const steps: ReadonlyArray<Step> = [
    { key: "cart", label: text("checkout.step.cart"), state: "done", href: "/cart" },
    now === "address"
      ? { key: "address", label: text(`checkout.step.${first}`), state: "now" }
      : { key: "address", label: text(`checkout.step.${first}`), state: "done", href: "/checkout/address" },
    { key: "payment", label: text("checkout.step.payment"), state: now === "payment" ? "now" : "ahead" },
  ]
  return <Steps label={text("checkout.steps")} steps={steps} />
}
