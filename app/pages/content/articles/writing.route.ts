/** Routes of writing a new article and changing one. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/a/create", "/a/:id/edit"],
  audience: "shopper",
  messages: ["writing"],
  load: () => import("./writing.tsx"),
})
