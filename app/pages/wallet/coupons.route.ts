/** Route of the shopper's coupons. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/coupons"],
  audience: "shopper",
  messages: ["balance", "wallet", "account"],
  load: () => import("./coupons.tsx"),
})
