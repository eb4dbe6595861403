/** Route of the cart. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/cart"],
  audience: "own",
  hasFontAtOnce: true,
  messages: ["cart"],
  load: () => import("./cart.tsx"),
})
