/** Route of the shopper's own review of a product or vendor. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/reviews/:slug", "/account/vendor-reviews/:slug"],
  audience: "shopper",
  messages: ["reviews", "pictures", "offers", "identity"],
  load: () => import("./own-review.tsx"),
})
