/** State of the lease calculator, into which updates are merged. Specification §3, E10. */
import type { LeaseInfo, LeaseState, LeaseTerm } from "#domain/entities/lease/lease.ts"
import type { Lease } from "./lease.ts"

export const noLease: LeaseState = {
  info: { price: null, downPayment: null, monthlyPayment: null, total: null },
  term: { months: null, interest: null },
}

export type LeaseUpdate = { readonly info?: Partial<LeaseInfo>; readonly term?: Partial<LeaseTerm> }

/** The state with the fields of an update replaced. */
export const withUpdate = (state: LeaseState, update: LeaseUpdate): LeaseState => ({
  info: { ...state.info, ...update.info },
  term: { ...state.term, ...update.term },
})

/** Update from a calculated lease; one that is not offered clears the figures. */
export const updateOf = (lease: Lease): LeaseUpdate =>
  lease._tag === "Offered"
    ? {
        info: { price: lease.price, downPayment: lease.down, monthlyPayment: lease.monthly, total: lease.total },
        term: { months: lease.months },
      }
    : { info: { downPayment: null, monthlyPayment: null, total: null } }
