/** Route of the shopper's passengers. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/travel/passengers"],
  audience: "shopper",
  messages: ["hotel", "account"],
  load: () => import("./passengers.tsx"),
})
