/** Lease: down payment, monthly payments and total. Specification §9, W7. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { LeaseTerms } from "#domain/entities/shell/site.ts"
import { minimum, subtract, sum, tugrik } from "#domain/rules/money.ts"
import { rounded } from "#domain/rules/rounding.ts"

/** Lease constants, unless a site configures others. Specification §9, W7. */
export const leaseTerms: LeaseTerms = {
  barrier: tugrik(120_000),
  downPerMille: 300,
  interestPerMille: 18,
  min: tugrik(120_000),
  max: tugrik(1_500_000),
  limit: tugrik(120_000),
  method: "annuity",
  periods: [3, 6, 12, 18, 24],
}

/** Nominal yearly interest, per mille: 18 a month is 216, written 21.6 %, as banks quote it. */
export const nominalYearlyPerMille = (terms: LeaseTerms = leaseTerms): number => terms.interestPerMille * 12

/** Bounds of the down payment in tugrik, with the usual one. */
export type DownPayment = { readonly minimum: Tugrik; readonly usual: Tugrik; readonly maximum: Tugrik }

/** Minimum amount that is financed, in tugrik. */
export const minimumFinanced = (terms: LeaseTerms): Tugrik => tugrik(Math.max(terms.min, terms.limit))

/** Minimum price of a lease in tugrik: the barrier, or the minimum financed amount. */
export const leasableFrom = (terms: LeaseTerms): Tugrik => tugrik(Math.max(terms.barrier, minimumFinanced(terms)))

/** Whether a price is high enough for a lease. */
export const isLeasable = (price: Tugrik, terms: LeaseTerms = leaseTerms): boolean => price >= leasableFrom(terms)

/** Down payment for a leasable price: what remains is between the minimum and maximum financed amount. */
export const downPayment = (price: Tugrik, terms: LeaseTerms = leaseTerms): DownPayment => {
  const minimumDown = subtract(price, terms.max)
  const maximumDown = subtract(price, minimumFinanced(terms))
  const usual = Math.ceil((price * terms.downPerMille) / 1000)
  return { minimum: minimumDown, usual: tugrik(Math.min(maximumDown, Math.max(minimumDown, usual))), maximum: maximumDown }
}

const ceilDivided = (over: bigint, under: bigint): Tugrik => tugrik(Number((over + under - 1n) / under))

/** Monthly payment in whole tugrik, rounded up; computed in integers. Annuity is `financed · i / (1 − (1 + i)^−months)`, flat is `financed / months + financed · i`. */
export const monthlyPayment = (financed: Tugrik, months: number, terms: LeaseTerms = leaseTerms): Tugrik => {
  const amount = BigInt(financed)
  const count = BigInt(months)
  const rate = BigInt(terms.interestPerMille)
  if (rate === 0n) return ceilDivided(amount, count)
  if (terms.method === "flat") return ceilDivided(amount * (1000n + rate * count), 1000n * count)
  const grown = (1000n + rate) ** count
  return ceilDivided(amount * rate * grown, 1000n * (grown - 1000n ** count))
}

/** Month of a lease: `payment` is interest and principal, `balance` the debt after it, in tugrik. */
export type LeaseRow = {
  readonly month: number
  readonly payment: Tugrik
  readonly interest: Tugrik
  readonly principal: Tugrik
  readonly balance: Tugrik
}

/** Schedule of a lease; the last month pays the rest, so that the principals add up to the financed amount. */
export const leaseSchedule = (financed: Tugrik, months: number, terms: LeaseTerms = leaseTerms): ReadonlyArray<LeaseRow> => {
  const monthly = monthlyPayment(financed, months, terms)
  const rows: Array<LeaseRow> = []
  let owed = financed
  for (let month = 1; month <= months; month += 1) {
    const charged = terms.method === "flat" ? financed : owed
    const interest = tugrik(rounded((charged * terms.interestPerMille) / 1000))
    const principal = month === months ? owed : minimum(owed, subtract(monthly, interest))
    owed = subtract(owed, principal)
    rows.push({ month, payment: sum([interest, principal]), interest, principal, balance: owed })
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

/** Lease for a query, or the reason why none is offered. Specification §9, W7. */
export const lease = ({ price, months, down }: LeaseTermsQuery, terms: LeaseTerms = leaseTerms): Lease => {
  if (!isLeasable(price, terms)) return { _tag: "NotOffered", from: leasableFrom(terms) }
  if (!terms.periods.includes(months)) return { _tag: "NoSuchPeriod", periods: terms.periods }
  const bounds = downPayment(price, terms)
  const wanted = down === null || !Number.isFinite(down) ? bounds.usual : down
  const paid = tugrik(Math.min(bounds.maximum, Math.max(bounds.minimum, wanted)))
  const financed = subtract(price, paid)
  const rows = leaseSchedule(financed, months, terms)
  return {
    _tag: "Offered",
    price,
    months,
    down: paid,
    movedTo: wanted < bounds.minimum ? "minimum" : wanted > bounds.maximum ? "maximum" : null,
    bounds,
    financed,
    monthly: monthlyPayment(financed, months, terms),
    rows,
    interest: sum(rows.map(({ interest }) => interest)),
    total: sum([paid, ...rows.map(({ payment }) => payment)]),
  }
}

/** Monthly payment for "From N₮ a month": longest period, usual down payment; `null` where no lease is offered. */
export const leaseFrom = (price: Tugrik, terms: LeaseTerms = leaseTerms): Tugrik | null => {
  const offer = lease({ price, months: Math.max(...terms.periods), down: null }, terms)
  return offer._tag === "Offered" ? offer.monthly : null
}
