/** Route of the account. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account"],
  audience: "shopper",
  messages: ["account", "overview", "orders"],
  load: () => import("./account.tsx"),
})
