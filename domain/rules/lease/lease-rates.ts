/** Yearly rates of a lease: nominal, as banks quote it, and effective, with interest on interest. */
import type { LeaseTerms } from "#domain/entities/shell/site.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { leaseTerms } from "./lease.ts"

/** Nominal yearly interest, per mille: 18 a month is 216, written 21.6 %. */
export const nominalYearlyPerMille = (terms: LeaseTerms = leaseTerms): number => terms.interestPerMille * 12

/** Present value of monthly `payments` at a monthly rate. */
const presentValue = (payments: ReadonlyArray<Tugrik>, rate: number): number =>
  payments.reduceRight((value, payment) => (value + payment) / (1 + rate), 0)

/** Monthly rate, up to 1, at which the present value of `payments` is the financed amount; 0 without interest. */
export const monthlyRate = (financed: Tugrik, payments: ReadonlyArray<Tugrik>): number => {
  let low = 0
  let high = 1
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (presentValue(payments, middle) > financed) low = middle
    else high = middle
  }
  return low
}

/** Effective yearly rate in percent with two decimals: 23.87 for 1.8 % a month. */
export const effectiveYearlyPercent = (financed: Tugrik, payments: ReadonlyArray<Tugrik>): number =>
  Math.round(((1 + monthlyRate(financed, payments)) ** 12 - 1) * 10_000) / 100
