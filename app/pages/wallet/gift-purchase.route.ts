/** Route of the purchase of a gift card. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/gift-cards/send"],
  audience: "shopper",
  messages: ["balance", "wallet", "account", "identity"],
  load: () => import("./gift-purchase.tsx"),
})
