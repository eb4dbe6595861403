/** Page of one coupon of the shopper. */
import { CouponScreen } from "#ui/wallet/coupons/coupon-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  machine: async () => (await import("#machines/wallet/coupon.ts")).couponMachine,
  input: ({ location: { params }, seed }) => ({ number: params["number"] ?? "", seed }),
  title: (text, { value, context: { subject: coupon } }, { brand }) => {
    if (value === "missing") return `${text("coupon.missing.title")} · ${brand}`
    const name = coupon === null ? text("coupons.title") : coupon.name || coupon.number
    return `${name} · ${brand}`
  },
  Screen: CouponScreen,
})
