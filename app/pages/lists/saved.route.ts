/** Route of saved products, recently viewed ones and recent searches. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/saved"],
  audience: "own",
  messages: ["compare", "lists", "catalogue"],
  load: () => import("./saved.tsx"),
})
