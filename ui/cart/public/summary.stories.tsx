/** What an order comes to. */
import { sevenDigitCart } from "#book/fixtures/carts.ts"
import { cartOrder, creditedOrder, oneLineCart, paidOrder } from "#book/fixtures/orders.ts"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { Summary } from "./summary.tsx"

const meta = preview.meta({
  title: "Parts/Summary",
  component: Summary,
  parameters: { layout: "padded" },
  args: { order: oneLineCart },
  render: (args) => (
    <PartFrame>
      <Panel title="Захиалгын дүн">
        <Summary {...args} />
      </Panel>
    </PartFrame>
  ),
})

/** One thing, nothing taken off: delivery is counted once the shop knows where to. */
export const Plain = meta.story({})
/** A sale and a coupon, with what is saved spelled out. */
export const WithSavings = meta.story({ args: { order: cartOrder } })
/** The wallet pays its part, so the last line is what is still to be paid. */
export const WithWallet = meta.story({ args: { order: creditedOrder, whole: "payable" } })
/** It was paid. */
export const Paid = meta.story({ args: { order: paidOrder, whole: "paid" } })
/** Sums of seven digits on the smallest phone. */
export const SevenDigits = meta.story({ args: { order: sevenDigitCart }, globals: { viewport: { value: "narrow", isRotated: false } } })
