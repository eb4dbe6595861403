/** Route of listings: all products and each taxon. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/products", "/t/*"],
  audience: "everybody",
  messages: ["catalogue"],
  load: () => import("./listing.tsx"),
})
