/** Route of a look book. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/look-books/:id"],
  audience: "everybody",
  messages: ["catalogue", "lookBooks"],
  load: () => import("./look-book.tsx"),
})
