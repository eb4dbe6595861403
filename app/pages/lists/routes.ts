/** Routes of lists. */
import { defineRoutes } from "#app/route.ts"

export const routes = defineRoutes({
  compare: { paths: ["/compare"], audience: "own", messages: ["lists", "catalogue"], load: () => import("./compare.tsx") },
  saved: { paths: ["/saved"], audience: "own", messages: ["lists", "catalogue", "suggestions"], load: () => import("./saved.tsx") },
  "shared-list": {
    paths: ["/wishlists/:hash", "/wishlist/:hash"],
    audience: "everybody",
    messages: ["lists"],
    load: () => import("./shared-list.tsx"),
  },
  // `/wishlists` is the shared list without a hash.
  "wish-lists": {
    paths: ["/account/wishlists", "/account/wishlists/:hash", "/wishlists"],
    audience: "shopper",
    messages: ["lists", "account", "catalogue"],
    load: () => import("./wish-lists.tsx"),
  },
})
