/** Route of one of the shopper's coupons. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/coupons/:number"],
  audience: "shopper",
  messages: ["balance", "wallet", "account"],
  load: () => import("./coupon.tsx"),
})
