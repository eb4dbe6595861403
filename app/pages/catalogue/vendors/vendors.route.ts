/** Route of the vendors. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/vendors"],
  audience: "everybody",
  messages: ["catalogue", "vendors"],
  load: () => import("./vendors.tsx"),
})
