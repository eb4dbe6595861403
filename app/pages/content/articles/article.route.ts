/** Route of articles. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/article/:id"],
  audience: "everybody",
  flag: "articles",
  messages: ["content", "catalogue"],
  load: () => import("./article.tsx"),
})
