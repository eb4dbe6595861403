/** Route of a promotion. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/promotion/:id"],
  audience: "everybody",
  flag: "promotions",
  messages: ["promotions", "catalogue"],
  load: () => import("./promotion.tsx"),
})
