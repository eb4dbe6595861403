/** Route of the shopper's own review of a product. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/reviews/:slug"],
  audience: "shopper",
  messages: ["reviews", "offers", "identity"],
  load: () => import("./own-review.tsx"),
})
