/** Layout of a checkout step: steps, form, and the order beside it or folded above it on phones. */
import type { ReactNode } from "react"
import type { Order } from "#domain/entities/orders/order.ts"
import type { CheckoutStep } from "#machines/cart/checkout-context.ts"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { SummaryBar } from "#ui/cart/public/summary-bar.tsx"
import { TwoColumns } from "#ui/parts/layout/two-columns.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { CheckoutSteps } from "./checkout-steps.tsx"
import { OrderAside, OrderFold } from "./order-aside.tsx"

type Props = {
  readonly step: CheckoutStep
  readonly order: Order
  /** The step's main button, shown on phones beside the total. */
  readonly button: ReactNode
  readonly children: ReactNode
}

export const CheckoutFrame = ({ step, order, button, children }: Props) => {
  const text = useText()
  return (
    <>
      <CheckoutSteps now={step} />
      <PageTitle title={text(`checkout.${step}.title`)} />
      <TwoColumns label={text("summary.order")} asideOnDesktop asideStays aside={<OrderAside order={order} />}>
        <OrderFold order={order} />
        {children}
      </TwoColumns>
      <SummaryBar amount={order.total} whole="payable">
        {button}
      </SummaryBar>
    </>
  )
}
