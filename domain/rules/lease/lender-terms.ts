/** Lenders and their terms over those of the site. Specification §9, W7; contract `GET /leases`. */
import type { Lender } from "#domain/entities/lease/lease.ts"
import type { LeaseTerms } from "#domain/entities/shell/site.ts"
import type { LeaseQuery } from "./lease-address.ts"
import { lease, type Lease, type LeaseTermsQuery } from "./lease.ts"

/** Site terms with the lender's own; a lender's interest is in percent a month, ours per mille. */
export const lenderTerms = ({ terms, interest, min, max }: Lender, site: LeaseTerms): LeaseTerms => ({
  ...site,
  interestPerMille: Math.round(interest * 10),
  min: min ?? site.min,
  max: max ?? site.max,
  periods: terms.length === 0 ? site.periods : terms,
})

/** Lender with the name, otherwise the first; `null` without lenders. */
export const chosenLender = (lenders: ReadonlyArray<Lender>, provider: string | null): Lender | null =>
  lenders.find((lender) => lender.provider === provider) ?? lenders[0] ?? null

/** Requested period in months if the terms have it, otherwise the longest, with the lowest payment. */
export const chosenPeriod = ({ periods }: LeaseTerms, months: number | null): number =>
  months !== null && periods.includes(months) ? months : Math.max(...periods)

/** Lease for a calculator query; `null` while the price is unknown. */
export const leaseOf = ({ price, months, down }: LeaseQuery, terms: LeaseTerms): Lease | null =>
  price === null ? null : lease({ price, months: chosenPeriod(terms, months), down }, terms)

/** Monthly payment in tugrik for each period; empty where no lease is offered. */
export const monthlyByPeriod = (
  { price, down }: Pick<LeaseTermsQuery, "price" | "down">,
  terms: LeaseTerms,
): ReadonlyArray<{ readonly months: number; readonly monthly: number }> =>
  terms.periods.flatMap((months) => {
    const offer = lease({ price, months, down }, terms)
    return offer._tag === "Offered" ? [{ months, monthly: offer.monthly }] : []
  })
