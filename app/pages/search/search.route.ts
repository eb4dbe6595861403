/** Route of search results. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/search"],
  audience: "everybody",
  messages: ["catalogue", "search"],
  load: () => import("./search.tsx"),
})
