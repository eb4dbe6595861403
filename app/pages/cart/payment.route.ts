/** Route of the payment of a placed order. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/orders/:number/pay"],
  audience: "shopper",
  messages: ["cart"],
  load: () => import("./payment.tsx"),
})
