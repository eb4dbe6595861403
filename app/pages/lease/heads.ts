/** Heads for crawlers: pages of the lease calculator. */
import type { LeasePage } from "#machines/lease/ports.ts"
import { lenderTerms } from "#domain/rules/lease/lender-terms.ts"
import { formatPerMille } from "#domain/rules/texts/money.ts"
import { defineHeads } from "#app/server/page-head.ts"
import { breadcrumbs } from "#app/server/structured-data.ts"

export const heads = defineHeads({
  lease: {
    // Without lenders the page is not indexed.
    head: ({ lenders: [first] }: LeasePage, { config, text, to, location }) => {
      if (first === undefined) return { indexed: false }
      const terms = lenderTerms(first, config.lease)
      return {
        description: text("lease.description", { interest: formatPerMille(terms.interestPerMille), months: Math.max(...terms.periods) }),
        structuredData: [breadcrumbs([{ name: text("lease.title"), path: location.path }], { text, to })],
      }
    },
    entry: {
      name: "Lease calculator",
      path: "/lease?price=1000000",
      text: "the monthly payment for a price in tugrik; months= and down= may be said too",
    },
  },
})
