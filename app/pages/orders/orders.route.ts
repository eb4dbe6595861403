/** Route of the list of placed orders. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/orders"],
  audience: "shopper",
  messages: ["orders", "account"],
  load: () => import("./orders.tsx"),
})
