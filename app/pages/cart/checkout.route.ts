/** Route of the checkout, whose steps have addresses. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/checkout/:step"],
  audience: "shopper",
  messages: ["cart", "wallet", "account", "identity", "lease"],
  load: () => import("./checkout.tsx"),
})
