/** Route of the look books. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/look-books"],
  audience: "everybody",
  hasFontAtOnce: true,
  messages: ["catalogue", "looks"],
  load: () => import("./look-books.tsx"),
})
