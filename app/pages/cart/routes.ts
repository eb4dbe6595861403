/** Routes of cart, checkout and payment. */
import { defineRoutes } from "#app/route.ts"

export const routes = defineRoutes({
  cart: { paths: ["/cart"], audience: "own", messages: ["cart"], load: () => import("./cart.tsx") },
  checkout: {
    paths: ["/checkout/:step"],
    audience: "shopper",
    messages: ["cart", "checkout", "wallet", "account", "addresses", "identity"],
    load: () => import("./checkout.tsx"),
  },
  payment: {
    paths: ["/account/orders/:number/pay"],
    audience: "shopper",
    messages: ["cart", "payment"],
    load: () => import("./payment.tsx"),
  },
})
