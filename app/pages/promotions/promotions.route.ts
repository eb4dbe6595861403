/** Route of the promotions. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/promotions"],
  audience: "everybody",
  flag: "promotions",
  messages: ["promotions"],
  load: () => import("./promotions.tsx"),
})
