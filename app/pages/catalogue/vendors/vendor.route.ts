/** Route of a vendor. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/vendor/:id"],
  audience: "everybody",
  messages: ["catalogue", "vendors"],
  load: () => import("./vendor.tsx"),
})
