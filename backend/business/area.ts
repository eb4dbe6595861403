/** Business area: callbacks of the providers, and the jobs that ask them. */
import type { Area } from "#backend/area.ts"
import { callbackRoutes } from "./payments/callback-routes.ts"
import { tendPayments } from "./payments/payment-jobs.ts"
import { sendRefunds } from "./payments/refund-job.ts"

export const business: Area = {
  routes: callbackRoutes,
  jobs: [
    { name: "payments", every: 0, isExternal: true, run: tendPayments },
    { name: "refunds", every: 0, isExternal: true, run: sendRefunds },
  ],
}
