/** Route of the lease calculator. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/lease"],
  audience: "everybody",
  messages: ["lease", "wallet"],
  load: () => import("./lease.tsx"),
})
