/** Route of the home page. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/"],
  audience: "everybody",
  messages: ["catalogue", "home"],
  load: () => import("./home.tsx"),
})
