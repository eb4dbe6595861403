/** Route of the shopper's saved articles. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/bookmarks"],
  audience: "shopper",
  messages: ["writing", "content", "account"],
  load: () => import("./saved-articles.tsx"),
})
