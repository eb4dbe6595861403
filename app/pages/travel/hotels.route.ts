/** Route of the hotels. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/travel/hotels"],
  audience: "everybody",
  messages: ["travel", "hotels", "places"],
  load: () => import("./hotels.tsx"),
})
