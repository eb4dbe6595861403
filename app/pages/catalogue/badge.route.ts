/** Route of a badge. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/badge/:id"],
  audience: "everybody",
  messages: ["catalogue", "badges"],
  load: () => import("./badge.tsx"),
})
