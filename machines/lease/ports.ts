/** Ports of leases: the calculator, and whether a lender lends. */
import type { OrderNumber } from "#domain/entities/ids.ts"
import type { LendAnswer } from "#domain/entities/lease/lend-answer.ts"
import type { LeaseProvider } from "#domain/entities/lease/lease.ts"
import type { SharedRead } from "#machines/shared-read.ts"

export interface LeasePorts {
  /** Lenders and their terms; empty where the site has no leases. */
  readonly fetchLenders: SharedRead<void, ReadonlyArray<LeaseProvider>>
  /** `payment` is the id of the payment method, `lender` the name of the lender. */
  checkLend(input: { readonly number: OrderNumber; readonly payment: number; readonly lender: string }, signal?: AbortSignal): Promise<LendAnswer>
}
