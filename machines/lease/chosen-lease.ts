/** Choice of a calculated lease as the means to pay an order. */
import type { LeaseChoice } from "#domain/entities/lease/lease-choice.ts"
import type { Lender } from "#domain/entities/lease/lease.ts"
import type { LeaseQuery } from "#domain/rules/lease/lease-address.ts"
import type { Lease } from "#domain/rules/lease/lease.ts"
import { chosenLender } from "#domain/rules/lease/lender-terms.ts"

type Calculation = { readonly query: LeaseQuery; readonly lenders: ReadonlyArray<Lender> | null; readonly answer: Lease | null }

/** Lender, months and down payment; `null` where no lease is offered, or the lenders are not known yet. */
export const chosenLease = ({ query, lenders, answer }: Calculation): LeaseChoice | null => {
  const lender = chosenLender(lenders ?? [], query.lender)
  return answer?._tag === "Offered" && lender !== null ? { provider: lender.provider, months: answer.months, down: answer.down } : null
}
