/** Route of the shopper's own review of a hotel. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/hotel-reviews/:slug"],
  audience: "shopper",
  messages: ["reviews", "pictures", "offers", "identity"],
  load: () => import("./hotel-review.tsx"),
})
