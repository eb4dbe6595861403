/** Ports of leases: data of the calculator, and the check with a lender. */
import type { OrderNumber } from "#domain/entities/ids.ts"
import type { LendAnswer } from "#domain/entities/lease/lend-answer.ts"
import type { LeaseProduct, LeaseSubject } from "#domain/entities/lease/lease-product.ts"
import type { Lender } from "#domain/entities/lease/lease.ts"
import type { SharedRead } from "#machines/shared-read.ts"

export type LeasePage = { readonly lenders: ReadonlyArray<Lender>; readonly product: LeaseProduct | null }

export interface LeasePorts {
  /** Lenders and their terms, empty where the site has no leases; and the product, `null` where the shop does not have it. */
  readonly fetchLease: SharedRead<{ readonly product: LeaseSubject | null }, LeasePage>
  /** `payment` is the id of the payment method, `lender` the name of the lender. */
  checkLend(
    input: { readonly number: OrderNumber; readonly payment: number; readonly lender: string },
    signal?: AbortSignal,
  ): Promise<LendAnswer>
}
