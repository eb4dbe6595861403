/** Route of listings: all products, each taxon, and the lists of their own. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/products", "/new", "/deals", "/sale", "/t/*"],
  audience: "everybody",
  hasFontAtOnce: true,
  messages: ["catalogue"],
  load: () => import("./listing.tsx"),
})
