/** Route of a look book. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/look-books/:id"],
  audience: "everybody",
  messages: ["catalogue", "looks"],
  load: () => import("./look-book.tsx"),
})
