/** Route of the look books. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/look-books"],
  audience: "everybody",
  messages: ["catalogue", "lookBooks"],
  load: () => import("./look-books.tsx"),
})
