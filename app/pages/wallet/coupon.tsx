/** One of the shopper's coupons. */
import { CouponScreen } from "#ui/wallet/coupons/coupon-screen.tsx"
import { definePage } from "#app/page.ts"
import type { CouponActors } from "./coupon-controller.ts"

export const page = definePage<never, CouponActors>({
  controller: () => import("./coupon-controller.ts"),
  title: (text, { value, context: { coupon } }, { brand }) => `${value === "missing" ? text("coupon.missing.title") : coupon === null ? text("coupons.title") : coupon.name || coupon.number} · ${brand}`,
  Screen: CouponScreen,
})
