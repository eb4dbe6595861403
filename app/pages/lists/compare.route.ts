/** Route of the compare list. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/compare"],
  audience: "own",
  messages: ["compare", "lists", "catalogue"],
  load: () => import("./compare.tsx"),
})
