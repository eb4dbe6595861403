/** Routes of placed orders and returns. */
import { defineRoutes } from "#app/route.ts"

export const routes = defineRoutes({
  order: {
    paths: ["/account/orders/:number"],
    audience: "shopper",
    messages: ["orders", "cart", "account"],
    load: () => import("./order.tsx"),
  },
  orders: { paths: ["/account/orders"], audience: "shopper", messages: ["orders", "account"], load: () => import("./orders.tsx") },
  returns: {
    paths: ["/account/orders/:number/return"],
    audience: "shopper",
    messages: ["orders", "returns", "account"],
    load: () => import("./returns.tsx"),
  },
})
