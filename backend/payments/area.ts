/** Payments by providers: callbacks, and the jobs that ask the providers. */
import type { Area } from "#backend/area.ts"
import { callbackRoutes } from "./callback-routes.ts"
import { tendPayments } from "./payment-jobs.ts"
import { sendRefunds } from "./refund-job.ts"

export const payments: Area = {
  routes: callbackRoutes,
  jobs: [
    { name: "payments", every: 0, isExternal: true, run: tendPayments },
    { name: "refunds", every: 0, isExternal: true, run: sendRefunds },
  ],
}
