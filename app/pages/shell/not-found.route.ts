/** Route of the page of unknown addresses. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: [],
  audience: "everybody",
  messages: [],
  load: () => import("./not-found.tsx"),
})
