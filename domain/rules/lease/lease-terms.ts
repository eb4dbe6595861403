/** Lease by a site's terms: minimum price, down payment and monthly payment. Specification §9, W7. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { LeaseTerms } from "#domain/entities/shell/site.ts"
import { subtract, tugrik } from "#domain/rules/money.ts"

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
export const nominalYearlyPerMille = (terms: LeaseTerms): number => terms.interestPerMille * 12

/** Bounds of the down payment in tugrik, with the usual one. */
export type DownPayment = { readonly minimum: Tugrik; readonly usual: Tugrik; readonly maximum: Tugrik }

/** Minimum amount that is financed, in tugrik. */
export const minimumFinanced = (terms: LeaseTerms): Tugrik => tugrik(Math.max(terms.min, terms.limit))

/** Minimum price of a lease in tugrik: the barrier, or the minimum financed amount. */
export const leasableFrom = (terms: LeaseTerms): Tugrik => tugrik(Math.max(terms.barrier, minimumFinanced(terms)))

/** Whether a price is high enough for a lease. */
export const isLeasable = (price: Tugrik, terms: LeaseTerms): boolean => price >= leasableFrom(terms)

/** Down payment for a leasable price: what remains is between the minimum and maximum financed amount. */
export const downPayment = (price: Tugrik, terms: LeaseTerms): DownPayment => {
  const minimumDown = subtract(price, terms.max)
  const maximumDown = subtract(price, minimumFinanced(terms))
  const usual = Math.ceil((price * terms.downPerMille) / 1000)
  return { minimum: minimumDown, usual: tugrik(Math.min(maximumDown, Math.max(minimumDown, usual))), maximum: maximumDown }
}

const ceilDivided = (dividend: bigint, divisor: bigint): Tugrik => tugrik(Number((dividend + divisor - 1n) / divisor))

/**
 * Monthly payment in whole tugrik, rounded up; computed in integers. Annuity is `financed · i / (1 − (1 + i)^−months)`, flat is
 * `financed / months + financed · i`.
 */
export const monthlyPayment = (financed: Tugrik, months: number, terms: LeaseTerms): Tugrik => {
  const amount = BigInt(financed)
  const count = BigInt(months)
  const rate = BigInt(terms.interestPerMille)
  if (rate === 0n) return ceilDivided(amount, count)
  switch (terms.method) {
    case "flat":
      return ceilDivided(amount * (1000n + rate * count), 1000n * count)
    case "annuity": {
      const grown = (1000n + rate) ** count
      return ceilDivided(amount * rate * grown, 1000n * (grown - 1000n ** count))
    }
    default:
      throw terms.method satisfies never
  }
}

/** Monthly payment for "From N₮ a month": longest period, usual down payment; `null` where no lease is offered. */
export const leaseFrom = (price: Tugrik, terms: LeaseTerms): Tugrik | null =>
  isLeasable(price, terms) ? monthlyPayment(subtract(price, downPayment(price, terms).usual), Math.max(...terms.periods), terms) : null
