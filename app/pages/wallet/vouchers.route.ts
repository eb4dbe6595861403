/** Route of the shopper's vouchers. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/vouchers"],
  audience: "shopper",
  messages: ["balance", "wallet", "account"],
  load: () => import("./vouchers.tsx"),
})
