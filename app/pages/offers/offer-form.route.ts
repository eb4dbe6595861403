/** Route of a price suggestion or a request for a quote. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/products/:slug/suggest", "/products/:slug/quote"],
  audience: "shopper",
  messages: ["offers", "identity"],
  load: () => import("./offer-form.tsx"),
})
