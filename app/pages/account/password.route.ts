/** Route of the password change. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/profile/password"],
  audience: "shopper",
  messages: ["account", "profile", "identity"],
  load: () => import("./password.tsx"),
})
