/** Lease of a price with its schedule. Specification §9, W7. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { LeaseTerms } from "#domain/entities/shell/site.ts"
import { minimum, subtract, sum, tugrik } from "#domain/rules/money.ts"
import { rounded } from "#domain/rules/rounding.ts"
import { downPayment, isLeasable, leasableFrom, monthlyPayment, type DownPayment } from "./lease-terms.ts"

/** Month of a lease in tugrik: `payment` is interest and principal, `balance` the debt after it. */
export type LeaseRow = {
  readonly month: number
  readonly payment: Tugrik
  readonly interest: Tugrik
  readonly principal: Tugrik
  readonly balance: Tugrik
}

/** Schedule of a lease; the last month pays the rest, so that the principals add up to the financed amount. */
export const leaseSchedule = (financed: Tugrik, months: number, terms: LeaseTerms): ReadonlyArray<LeaseRow> => {
  const monthly = monthlyPayment(financed, months, terms)
  const rows: Array<LeaseRow> = []
  let balance = financed
  for (let month = 1; month <= months; month += 1) {
    const base = terms.method === "flat" ? financed : balance
    const interest = tugrik(rounded((base * terms.interestPerMille) / 1000))
    const principal = month === months ? balance : minimum(balance, subtract(monthly, interest))
    balance = subtract(balance, principal)
    rows.push({ month, payment: sum([interest, principal]), interest, principal, balance })
  }
  return rows
}

/** Lease offered for a price, amounts in tugrik. */
export type LeaseOffer = {
  readonly _tag: "Offered"
  readonly price: Tugrik
  readonly months: number
  readonly down: Tugrik
  /** Bound to which the requested down payment was moved, if it was. */
  readonly movedTo: "minimum" | "maximum" | null
  readonly bounds: DownPayment
  readonly financed: Tugrik
  readonly monthly: Tugrik
  readonly rows: ReadonlyArray<LeaseRow>
  readonly interest: Tugrik
  /** Sum of down payment and monthly payments. */
  readonly total: Tugrik
}

export type Lease =
  | LeaseOffer
  | { readonly _tag: "NotOffered"; readonly from: Tugrik }
  | { readonly _tag: "NoSuchPeriod"; readonly periods: ReadonlyArray<number> }

export type LeaseTermsQuery = {
  /** Price after sale, wallet and coupons, in tugrik. */
  readonly price: Tugrik
  readonly months: number
  /** Requested down payment in tugrik; `null` for the usual one. Outside the bounds it is moved to the bound. */
  readonly down: number | null
}

const boundPassedBy = (wanted: number, { minimum, maximum }: DownPayment): LeaseOffer["movedTo"] => {
  if (wanted < minimum) return "minimum"
  return wanted > maximum ? "maximum" : null
}

/** Lease for a query, or the reason why none is offered. Specification §9, W7. */
export const lease = ({ price, months, down }: LeaseTermsQuery, terms: LeaseTerms): Lease => {
  if (!isLeasable(price, terms)) return { _tag: "NotOffered", from: leasableFrom(terms) }
  if (!terms.periods.includes(months)) return { _tag: "NoSuchPeriod", periods: terms.periods }
  const bounds = downPayment(price, terms)
  const wanted = down === null || !Number.isFinite(down) ? bounds.usual : down
  const accepted = tugrik(Math.min(bounds.maximum, Math.max(bounds.minimum, wanted)))
  const financed = subtract(price, accepted)
  const rows = leaseSchedule(financed, months, terms)
  return {
    _tag: "Offered",
    price,
    months,
    down: accepted,
    movedTo: boundPassedBy(wanted, bounds),
    bounds,
    financed,
    monthly: monthlyPayment(financed, months, terms),
    rows,
    interest: sum(rows.map(({ interest }) => interest)),
    total: sum([accepted, ...rows.map(({ payment }) => payment)]),
  }
}
