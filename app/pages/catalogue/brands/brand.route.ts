/** Route of a brand. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/brand/:code"],
  audience: "everybody",
  flag: "showBrand",
  messages: ["catalogue", "brands"],
  load: () => import("./brand.tsx"),
})
