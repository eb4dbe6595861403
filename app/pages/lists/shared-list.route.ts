/** Route of a shared wish list. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/wishlists/:hash", "/wishlist/:hash"],
  audience: "everybody",
  messages: ["lists"],
  load: () => import("./shared-list.tsx"),
})
