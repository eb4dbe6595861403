/** Route of the brands. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/brands"],
  audience: "everybody",
  messages: ["catalogue", "brands"],
  load: () => import("./brands.tsx"),
})
