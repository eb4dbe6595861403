/** Route of the lists of reduced goods. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/deals", "/sale"],
  audience: "everybody",
  hasFontAtOnce: true,
  messages: ["catalogue"],
  load: () => import("./sale.tsx"),
})
