/** Route of the links in the newsletter's letters. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/newsletter/:step"],
  audience: "own",
  messages: ["newsletter"],
  load: () => import("./newsletter.tsx"),
})
