/** Routes of the search. */
import { defineRoutes } from "#app/route.ts"

export const routes = defineRoutes({
  search: {
    paths: ["/search"],
    audience: "everybody",
    messages: ["catalogue", "listing", "search", "suggestions"],
    load: () => import("./search.tsx"),
  },
})
