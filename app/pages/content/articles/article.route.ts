/** Route of articles. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/article/:id"],
  audience: "everybody",
  messages: ["content", "catalogue"],
  load: () => import("./article.tsx"),
})
