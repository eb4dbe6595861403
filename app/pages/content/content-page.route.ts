/** Route of pages of information. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/page/:slug"],
  audience: "everybody",
  messages: ["content"],
  load: () => import("./content-page.tsx"),
})
