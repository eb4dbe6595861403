/** Travel area: hotels and passengers. */
import type { Area } from "#backend/area.ts"
import { hotelReviewRoutes } from "./hotel-review-routes.ts"
import { travelRoutes } from "./routes.ts"

export const travel: Area = {
  routes: (app, services) => {
    travelRoutes(app, services)
    hotelReviewRoutes(app, services)
  },
}
