/** Business area: callbacks of the providers, the jobs that ask them, and the outbox of letters. */
import type { Area } from "#backend/area.ts"
import { purgeJob } from "#backend/jobs/purge.ts"
import { day, later } from "#domain/rules/instants.ts"
import { sendLetters } from "./letters/send-letters.ts"
import { callbackRoutes } from "./payments/callback-routes.ts"
import { tendPayments } from "./payments/payment-jobs.ts"
import { sendRefunds } from "./payments/refund-job.ts"

export const business: Area = {
  routes: callbackRoutes,
  jobs: [
    { name: "payments", every: 0, isExternal: true, run: tendPayments },
    { name: "refunds", every: 0, isExternal: true, run: sendRefunds },
    { name: "letters", every: 0, isExternal: true, run: sendLetters },
    purgeJob("letters", (now) => [["delete from letters where created_at < $1 and state not in ('waiting', 'sending')", later(now, -30 * day)]]),
  ],
}
