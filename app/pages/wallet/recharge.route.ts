/** Route of the recharge of the wallet. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/wallet/recharge", "/account/wallet/recharge/:number"],
  audience: "shopper",
  messages: ["balance", "wallet", "account", "cart"],
  load: () => import("./recharge.tsx"),
})
