/** Route of the wallet. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/wallet"],
  audience: "shopper",
  flag: "wallet",
  messages: ["balance", "wallet", "account"],
  load: () => import("./wallet.tsx"),
})
