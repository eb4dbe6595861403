/** Totals of an order. */
import { expect } from "storybook/test"
import { sevenDigitCart } from "#book/fixtures/cart/hard-carts.ts"
import { cartOrder, creditedOrder, oneLineCart, paidOrder, partnersOrder } from "#book/fixtures/orders/orders.ts"
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

/** One line without deductions: delivery is calculated once the address is known. */
export const Plain = meta.story({})
/** A sale and a coupon, with the savings. */
export const WithSavings = meta.story({ args: { order: cartOrder } })
/** The wallet pays its part; the last row is the amount to pay. */
export const WithWallet = meta.story({ args: { order: creditedOrder, totalLabel: "payable" } })
/** Parts of two partners of one name, which stay two rows after a change of the coupon. */
export const TwoPartners = meta.story({
  args: { order: partnersOrder, totalLabel: "payable" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Тэнгэр шатахуун/)).toHaveLength(2)
  },
})
/** A paid order. */
export const Paid = meta.story({ args: { order: paidOrder, totalLabel: "paid" } })
/** Amounts of seven digits on the smallest phone. */
export const SevenDigits = meta.story({ args: { order: sevenDigitCart }, globals: { viewport: { value: "narrow", isRotated: false } } })
