/** Routes of writing a news item and changing one. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/website/news/create", "/website/news/:id/edit"],
  audience: "administrator",
  messages: ["writing", "website"],
  load: () => import("./news-writing.tsx"),
})
