/** Route of the profile. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/profile"],
  audience: "shopper",
  messages: ["account", "profile", "identity"],
  load: () => import("./profile.tsx"),
})
