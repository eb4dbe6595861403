/** Route of listings: all products, each taxon, and what is new. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/products", "/new", "/t/*"],
  audience: "everybody",
  hasFontAtOnce: true,
  messages: ["catalogue"],
  load: () => import("./listing.tsx"),
})
