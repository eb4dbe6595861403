/** Route of authors. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/author/:id"],
  audience: "everybody",
  messages: ["content"],
  load: () => import("./author.tsx"),
})
