/** Route of the registration, beside the login. S29g. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/login"],
  query: "step=register",
  audience: "visitor",
  messages: ["identity", "account", "registration"],
  load: () => import("./registration.tsx"),
})
