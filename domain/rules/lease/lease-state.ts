/** A lease while it is being worked out: each change is merged into what is known. Specification §3, E10. */
import type { LeaseInfo, LeaseState, LeaseTerm } from "#domain/entities/lease/lease.ts"
import type { Lease } from "./lease.ts"

export const noLease: LeaseState = {
  info: { price: null, downPayment: null, monthlyPayment: null, total: null },
  term: { months: null, interest: null },
}

export type LeaseUpdate = { readonly info?: Partial<LeaseInfo>; readonly term?: Partial<LeaseTerm> }

/** What an update names is replaced; everything else stays. */
export const withUpdate = (state: LeaseState, update: LeaseUpdate): LeaseState => ({
  info: { ...state.info, ...update.info },
  term: { ...state.term, ...update.term },
})

/** What a worked-out lease says, as an update; a lease that is not offered leaves no figures behind. */
export const updateOf = (lease: Lease): LeaseUpdate =>
  lease._tag === "Offered"
    ? {
        info: { price: lease.price, downPayment: lease.down, monthlyPayment: lease.monthly, total: lease.total },
        term: { months: lease.months },
      }
    : { info: { downPayment: null, monthlyPayment: null, total: null } }
