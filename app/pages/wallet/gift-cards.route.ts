/** Route of the shopper's gift cards. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/gift-cards"],
  audience: "shopper",
  messages: ["balance", "wallet", "account"],
  load: () => import("./gift-cards.tsx"),
})
