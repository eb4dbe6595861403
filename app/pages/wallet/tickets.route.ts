/** Route of the shopper's e-tickets. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/tickets"],
  audience: "shopper",
  messages: ["balance", "wallet", "account"],
  load: () => import("./tickets.tsx"),
})
