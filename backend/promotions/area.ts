/** Promotions area: promotions, draws, and the administration of the stores' roulette. */
import type { Area } from "#backend/area.ts"
import { rouletteRoutes } from "./roulette-routes.ts"
import { promotionRoutes } from "./routes.ts"

export const promotions: Area = {
  routes: (app, services) => {
    promotionRoutes(app, services)
    rouletteRoutes(app, services)
  },
}
