/** Route of one hotel. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/travel/hotels/:id"],
  audience: "everybody",
  messages: ["places", "travel", "hotel"],
  load: () => import("./hotel.tsx"),
})
