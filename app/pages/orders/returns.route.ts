/** Route of the returns of an order. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/orders/:number/return"],
  audience: "shopper",
  messages: ["orders", "returns", "account"],
  load: () => import("./returns.tsx"),
})
