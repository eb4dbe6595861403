/** Routes of hotels and passengers. */
import { defineRoutes } from "#app/route.ts"

export const routes = defineRoutes({
  hotel: {
    paths: ["/travel/hotels/:id"],
    audience: "everybody",
    messages: ["places", "travel", "hotel"],
    load: () => import("./hotel.tsx"),
  },
  hotels: {
    paths: ["/travel/hotels"],
    audience: "everybody",
    messages: ["travel", "hotels", "places"],
    load: () => import("./hotels.tsx"),
  },
  passengers: {
    paths: ["/travel/passengers"],
    audience: "shopper",
    messages: ["hotel", "account"],
    load: () => import("./passengers.tsx"),
  },
})
