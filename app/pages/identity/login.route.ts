/** Route of login. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/login"],
  audience: "visitor",
  messages: ["identity"],
  load: () => import("./login.tsx"),
})
