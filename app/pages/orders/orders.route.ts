/** Route of the list of placed orders. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/orders"],
  audience: "shopper",
  messages: ["orders", "cart", "account"],
  load: () => import("./orders.tsx"),
})
