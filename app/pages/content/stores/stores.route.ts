/** Route of the stores. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/stores"],
  audience: "everybody",
  messages: ["content", "catalogue"],
  load: () => import("./stores.tsx"),
})
