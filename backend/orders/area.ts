/** Orders area: placed orders, their expiry, cancelling and returns. */
import type { Area } from "#backend/area.ts"
import { expireOrders } from "./expire.ts"
import { returnPictures } from "./returns/return-pictures.ts"
import { returnRoutes } from "./returns/return-routes.ts"
import { orderRoutes } from "./routes.ts"

export const orders: Area = {
  routes: (app, services) => {
    orderRoutes(app, services)
    returnRoutes(app, services)
  },
  pictures: [returnPictures],
  jobs: [{ name: "expiry", every: 0, isExternal: false, run: (services, now) => expireOrders(services, services.db, now) }],
}
