/** Route of the promotions. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/promotions"],
  audience: "everybody",
  messages: ["promotions"],
  load: () => import("./promotions.tsx"),
})
