/** Lenders: those that the site's configuration names, otherwise the shop itself; none without leases. */
import * as Schema from "effect/Schema"
import { Lender } from "#domain/entities/lease/lease.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"

export const NamedLenders = Schema.Array(Lender)

const ownLender = ({ company, lease }: SiteConfig): Lender => ({
  provider: company,
  terms: lease.periods,
  interest: lease.interestPerMille / 10,
  min: lease.min,
  max: lease.max,
  note: "",
})

/** Whether the monthly interest is a whole number per mille: percent with at most one decimal, apart from rounding errors. */
const isWholePerMille = ({ interest }: Lender): boolean => interest >= 0 && Math.abs(interest * 10 - Math.round(interest * 10)) < 1e-9

/** Lenders of a site. Throws an `OperatorError` for an interest with more than one decimal; `located` adds the location in the configuration. */
export const lendersOf = (
  named: ReadonlyArray<Lender>,
  site: SiteConfig,
  located: (index: number, reason: MessageRef) => MessageRef,
): ReadonlyArray<Lender> => {
  for (const [index, lender] of named.entries()) {
    if (isWholePerMille(lender)) continue
    throw new OperatorError(located(index, { key: "setting.interest", values: { lender: lender.provider, interest: lender.interest } }))
  }
  if (!site.flags.showLease) return []
  return named.length === 0 ? [ownLender(site)] : named
}
