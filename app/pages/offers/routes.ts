/** Routes of price suggestions and quotes. */
import { defineRoutes } from "#app/route.ts"

export const routes = defineRoutes({
  "offer-form": {
    paths: ["/products/:slug/suggest", "/products/:slug/quote"],
    audience: "shopper",
    messages: ["offers", "identity"],
    load: () => import("./offer-form.tsx"),
  },
  offers: {
    paths: ["/account/price-suggestions", "/account/quotes"],
    audience: "shopper",
    messages: ["offers", "account"],
    load: () => import("./offers.tsx"),
  },
})
