/** Route of a promotion. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/promotion/:id"],
  audience: "everybody",
  messages: ["promotions", "catalogue"],
  load: () => import("./promotion.tsx"),
})
