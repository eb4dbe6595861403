/** Route of the list of articles and news. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/media", "/media/c/:tag"],
  audience: "everybody",
  hasFontAtOnce: true,
  messages: ["content"],
  load: () => import("./media.tsx"),
})
