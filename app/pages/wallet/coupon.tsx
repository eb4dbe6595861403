/** One of the shopper's coupons. */
import { CouponScreen } from "#ui/wallet/coupons/coupon-screen.tsx"
import { definePage } from "#app/page.ts"
import type { CouponActors } from "./coupon-controller.ts"

export const page = definePage<never, CouponActors>({
  controller: () => import("./coupon-controller.ts"),
  title: (text, _, { brand }) => `${text("coupons.title")} · ${brand}`,
  Screen: CouponScreen,
})
