/** Problem of a checkout step with the action that it offers. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { creditedOrder } from "#book/fixtures/orders/orders.ts"
import { CheckoutProblem } from "./checkout-problem.tsx"

const meta = preview.meta({ title: "Parts/Checkout problem", component: CheckoutProblem, parameters: { path: "/checkout/payment" } })

/** The coupon was spent on another order: it can be taken off right there. */
export const CouponRefused = meta.story({
  args: {
    title: "checkout.refused.title",
    unchangedNote: "checkout.refused.kept",
    problem: { _tag: "Refused", status: 422, text: "Та энэ купоныг ашигласан байна", code: "coupon_code_max_usage", fields: {} },
    order: { ...creditedOrder, couponCodes: ["WINTER10"] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^(WINTER10 купоныг хасах|Remove coupon WINTER10)$/ })).toBeVisible()
  },
})
