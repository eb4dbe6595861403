/** Route of news items. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/media/:id"],
  audience: "everybody",
  messages: ["content", "catalogue"],
  load: () => import("./news.tsx"),
})
