/** Route of the shopper's wish lists; a list can be named in the address. `/wishlists` is the shared list without a hash. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/wishlists", "/account/wishlists/:hash", "/wishlists"],
  audience: "shopper",
  messages: ["lists", "account", "catalogue"],
  load: () => import("./wish-lists.tsx"),
})
