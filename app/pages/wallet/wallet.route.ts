/** Route of the wallet, and of each of its parts. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/wallet", "/account/wallet/:slug"],
  audience: "shopper",
  messages: ["balance", "wallet", "account"],
  load: () => import("./wallet.tsx"),
})
