/** Lenders: those that the site's configuration names, otherwise the shop itself; none without leases. */
import * as Schema from "effect/Schema"
import { LeaseProvider } from "#domain/entities/lease/lease.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { listOf } from "#domain/entities/wire-codecs.ts"

const Named = Schema.Struct({ lenders: listOf(LeaseProvider) })

const ownLender = ({ company, lease }: SiteConfig): LeaseProvider => ({
  provider: company,
  terms: lease.periods,
  interest: lease.interestPerMille / 10,
  min: lease.min,
  max: lease.max,
  note: "",
})

/** Whether the interest is a whole number per mille a month. */
const isCountable = ({ interest }: LeaseProvider): boolean => interest >= 0 && Math.abs(interest * 10 - Math.round(interest * 10)) < 1e-9

/** `file`: the content of the site's configuration file; throws with what does not fit. */
export const readLenders = (file: unknown, site: SiteConfig): ReadonlyArray<LeaseProvider> => {
  const { lenders } = Schema.decodeUnknownSync(Named)(file ?? {})
  const odd = lenders.find((lender) => !isCountable(lender))
  if (odd !== undefined) throw new Error(`lenders: ${odd.provider} asks ${odd.interest} % a month; one decimal is the finest`)
  if (!site.flags.showLease) return []
  return lenders.length === 0 ? [ownLender(site)] : lenders
}
