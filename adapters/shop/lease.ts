/** Adapter of the lease's ports. */
import type { LeasePorts } from "#machines/lease/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import { sharedRead } from "#adapters/shared-read.ts"
import type { Caller } from "./client/api-client.ts"
import { checkLend } from "./contract/cart/payment.ts"
import { leases } from "./contract/lease/leases.ts"

export const createLeasePorts = ({ call }: Caller): AnswersOf<LeasePorts> => ({
  fetchLenders: sharedRead(async () => (await call(leases)).leases),
  checkLend: ({ number, payment, lender }, signal) => call(checkLend, { signal, params: { number }, query: { payment, lender } }),
})
