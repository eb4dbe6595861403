/** Wallet area: balance and statement, recharges, coupons, vouchers, gift cards, e-tickets, loyalty. */
import type { Area } from "#backend/area.ts"
import { couponRoutes } from "./coupon-routes.ts"
import { redeemableRoutes } from "./redeemable-routes.ts"
import { walletRoutes } from "./wallet-routes.ts"

export const wallet: Area = {
  routes: (app, services) => {
    walletRoutes(app, services)
    couponRoutes(app, services)
    redeemableRoutes(app, services)
  },
}
