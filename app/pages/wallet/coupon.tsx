/** One of the shopper's coupons. */
import { CouponScreen } from "#ui/wallet/coupons/coupon-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  machine: async () => (await import("#machines/wallet/coupon.ts")).couponMachine,
  input: ({ location: { params }, seed }) => ({ number: params["number"] ?? "", seed }),
  title: (text, { value, context: { subject: coupon } }, { brand }) =>
    `${value === "missing" ? text("coupon.missing.title") : coupon === null ? text("coupons.title") : coupon.name || coupon.number} · ${brand}`,
  Screen: CouponScreen,
})
