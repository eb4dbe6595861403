/** Route of the shopper's price suggestions and quotes. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/price-suggestions", "/account/quotes"],
  audience: "shopper",
  messages: ["offers", "account"],
  load: () => import("./offers.tsx"),
})
