/** Route of the shopper's own articles. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/articles"],
  audience: "shopper",
  messages: ["writing", "content", "account"],
  load: () => import("./own-articles.tsx"),
})
