/** Route of a product. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/products/:slug"],
  audience: "everybody",
  hasFontAtOnce: true,
  messages: ["catalogue"],
  load: () => import("./product.tsx"),
})
