/** Who finances a lease: what a lender's own terms make of the site's. */
import type { LeaseProvider } from "#domain/entities/lease/lease.ts"
import type { LeaseTerms } from "#domain/entities/shell/site.ts"
import type { LeaseQuery } from "./lease-address.ts"
import { lease, type Lease, type LeaseTermsQuery } from "./lease.ts"

/** The site's terms with whatever the lender says of its own; its interest is percent a month, ours per mille. */
export const lenderTerms = ({ terms, interest, min, max }: LeaseProvider, site: LeaseTerms): LeaseTerms => ({
  ...site,
  interestPerMille: Math.round(interest * 10),
  min: min ?? site.min,
  max: max ?? site.max,
  periods: terms.length === 0 ? site.periods : terms,
})

/** The lender that is asked for, or the first. */
export const chosenLender = (lenders: ReadonlyArray<LeaseProvider>, provider: string | null): LeaseProvider | null =>
  lenders.find((lender) => lender.provider === provider) ?? lenders[0] ?? null

/** The period that is asked for where there is such a one; otherwise the longest, which asks the least a month. */
export const chosenPeriod = ({ periods }: LeaseTerms, months: number | null): number =>
  months !== null && periods.includes(months) ? months : Math.max(...periods)

/** What a lender answers to a question; nothing while no price is known. */
export const leaseOf = ({ price, months, down }: LeaseQuery, terms: LeaseTerms): Lease | null =>
  price === null ? null : lease({ price, months: chosenPeriod(terms, months), down }, terms)

/** What each period costs a month, so that they can be compared; nothing where there is no lease. */
export const monthlyByPeriod = (
  { price, down }: Pick<LeaseTermsQuery, "price" | "down">,
  terms: LeaseTerms,
): ReadonlyArray<{ readonly months: number; readonly monthly: number }> =>
  terms.periods.flatMap((months) => {
    const offer = lease({ price, months, down }, terms)
    return offer._tag === "Offered" ? [{ months, monthly: offer.monthly }] : []
  })
