/** Route of a placed order. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/orders/:number"],
  audience: "shopper",
  messages: ["orders", "cart", "account"],
  load: () => import("./order.tsx"),
})
