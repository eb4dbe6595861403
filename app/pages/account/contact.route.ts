/** Route of the change of an e-mail or phone; the code is its second step. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/account/profile/mobile", "/account/profile/email"],
  audience: "shopper",
  messages: ["account", "profile", "identity"],
  load: () => import("./contact.tsx"),
})
