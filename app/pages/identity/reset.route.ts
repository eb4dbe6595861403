/** Route of the password reset. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/password/reset"],
  audience: "visitor",
  messages: ["identity", "registration"],
  load: () => import("./reset.tsx"),
})
