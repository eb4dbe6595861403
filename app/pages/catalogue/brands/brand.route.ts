/** Route of a brand. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/brand/:code"],
  audience: "everybody",
  messages: ["catalogue", "brands"],
  load: () => import("./brand.tsx"),
})
