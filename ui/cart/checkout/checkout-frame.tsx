/** Layout of a checkout step: steps, form, and the order beside it or folded above it on phones. */
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import type { Order } from "#domain/entities/orders/order.ts"
import { withDeliveryFee } from "#domain/rules/cart/priced-order.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"
import { pendingOrder } from "#machines/cart/cart-selectors.ts"
import { chosenDelivery, type CheckoutStep } from "#machines/cart/checkout-form.ts"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { SummaryBar } from "#ui/cart/public/summary-bar.tsx"
import { TwoColumns } from "#ui/parts/layout/two-columns.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { CheckoutSteps } from "./checkout-steps.tsx"
import { OrderAside, OrderFold } from "./order-aside.tsx"

type Props = {
  readonly actor: CheckoutActor
  readonly step: CheckoutStep
  readonly order: Order
  /** The step's main button, shown on phones beside the total. */
  readonly button: ReactNode
  readonly children: ReactNode
}

export const CheckoutFrame = ({ actor, step, order: received, button, children }: Props) => {
  const text = useText()
  const config = useSiteConfig()
  const pending = pendingOrder(
    useSelector(useActorRefs().cart, ({ context }) => context),
    received,
  )
  const form = useSelector(actor, ({ context }) => context.form)
  const isUnsent = isNothingSent(pending)
  const priced = withDeliveryFee(pending, config, chosenDelivery(step, form, pending))
  const sentTitle = form.storeId !== null ? "pickup.heading" : "checkout.address.title"
  const addressTitle = isUnsent ? "checkout.receiver.title" : sentTitle
  return (
    <>
      <CheckoutSteps now={step} first={isUnsent ? "receiver" : "address"} />
      <PageTitle title={text(step === "payment" ? "checkout.payment.title" : addressTitle)} />
      <TwoColumns label={text("summary.order")} asideOnDesktop asideStays aside={<OrderAside {...priced} />}>
        <OrderFold {...priced} />
        {children}
      </TwoColumns>
      <SummaryBar amount={priced.order.total} isFrom={priced.isFrom} totalLabel="payable">
        {button}
      </SummaryBar>
    </>
  )
}
