/** Payments area: methods, payments of orders, recharges, callbacks, and the jobs that send and check requests. */
import type { Area } from "#backend/area.ts"
import { callbackRoutes } from "./callback-routes.ts"
import { tendPayments } from "./payment-jobs.ts"
import { rechargeRoutes } from "./recharge-routes.ts"
import { sendRefunds } from "./refund-job.ts"
import { paymentRoutes } from "./routes.ts"

export const payments: Area = {
  routes: (app, services) => {
    paymentRoutes(app, services)
    rechargeRoutes(app, services)
    callbackRoutes(app, services)
  },
  jobs: [
    { name: "payments", every: 0, isExternal: true, run: tendPayments },
    { name: "refunds", every: 0, isExternal: true, run: sendRefunds },
  ],
}
