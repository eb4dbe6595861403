/** Route of the settings. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/settings"],
  audience: "shopper",
  messages: ["account", "settings", "push", "profile", "identity"],
  load: () => import("./settings.tsx"),
})
