/** Route of the roulette's administration. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/promotion/roulette"],
  audience: "administrator",
  messages: ["roulette"],
  load: () => import("./roulette.tsx"),
})
